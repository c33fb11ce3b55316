// What the page's tables keep, in IndexedDB: rows by key, as `howdah/server/page/store/rows.py` names them.
export type Operation = [key: (string | number)[], value: unknown];

const ROWS = 'rows';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('howdah', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('IndexedDB'));
  });
}

export class Rows {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Rows> {
    return new Rows(await open());
  }

  all(): Promise<Operation[]> {
    return new Promise((resolve, reject) => {
      const store = this.database.transaction(ROWS).objectStore(ROWS);
      const keys = store.getAllKeys();
      const values = store.getAll();
      values.onsuccess = () =>
        resolve(values.result.map((value: unknown, place) => [keys.result[place] as Operation[0], value]));
      values.onerror = () => reject(values.error ?? new Error('IndexedDB'));
    });
  }

  /** All or none; done when the browser says that the transaction is complete, and on the disk. */
  keep(operations: Operation[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const work = this.database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      work.oncomplete = () => resolve();
      work.onabort = () => reject(work.error ?? new Error('aborted'));
      const store = work.objectStore(ROWS);
      for (const [key, value] of operations) {
        if (value === null) store.delete(key);
        else store.put(value, key);
      }
    });
  }
}
