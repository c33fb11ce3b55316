/** Whether this is the site without a server: its tables are in this browser (docs/site.md). */
export const SITE = import.meta.env.MODE === 'site';
