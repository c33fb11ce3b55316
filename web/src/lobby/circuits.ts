/** Stands for one of the choices, drawn when the table is made. */
export const RANDOM = 'random';

/** One of these, each as likely. */
export const drawn = (choices: string[]): string => choices[Math.floor(Math.random() * choices.length)] ?? '';
