export interface Point {
  x: number;
  y: number;
}

export interface Span extends Point {
  width: number;
  height: number;
}
