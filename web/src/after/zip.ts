// A ZIP file of texts, stored as they are: enough for records, which mail and disks pack well themselves.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function checksum(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Numbers of two or four bytes, the lowest first. */
function packed(...fields: [number, 2 | 4][]): Uint8Array {
  const made = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) made.setUint16(at, value, true);
    else made.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(made.buffer);
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
/** The first day that the format knows: the contents have their own dates. */
const DAY = 0x21;

export function zipOf(files: Record<string, string>): Blob {
  const encoder = new TextEncoder();
  const bodies: Uint8Array[] = [];
  const index: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [called, data] = [encoder.encode(name), encoder.encode(text)];
    const about: [number, 2 | 4][] = [
      [VERSION, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [checksum(data), 4],
      [data.length, 4],
      [data.length, 4],
      [called.length, 2],
      [0, 2],
    ];
    const head = packed([LOCAL, 4], ...about);
    bodies.push(head, called, data);
    index.push(packed([CENTRAL, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), called);
    at += head.length + called.length + data.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(files).length;
  const end = packed([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]);
  return new Blob([...bodies, ...index, end] as BlobPart[], { type: 'application/zip' });
}

/** Have the browser keep something as a file. */
export function keepFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
