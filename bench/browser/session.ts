/** A DevTools session with one target. */
export interface Session {
  send(method: string, params?: object): Promise<unknown>
  on(method: string, listener: (params: never) => void): void
}
