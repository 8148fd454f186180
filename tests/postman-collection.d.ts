/** Types of the parts of Postman's library that tests use. It has none. */
declare module 'postman-collection' {
  export interface Item {
    name: string
    request: {
      method: string
      url: { toString(): string; getPath(options?: { unresolved: boolean }): string }
    }
  }
  export class Collection {
    constructor(json: unknown)
    forEachItem(visit: (item: Item) => void): void
  }
}
