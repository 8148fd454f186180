/** Settings of `docent dev`. */
export interface DevSettings {
  root: string
  port: number
  /** Name or address to listen on. By default, only this machine can connect. */
  host: string | undefined
}

/** Argument of the process that builds and serves. */
export interface DevProcessSettings extends DevSettings {
  /** Whether it replaces an earlier process. */
  isRestart: boolean
}

/** Message from the process that builds and serves. */
export type DevMessage =
  | { kind: 'listening'; port: number }
  /** Files of the APIs, absolute. */
  | { kind: 'documents'; files: string[] }

/** Message to that process: build again. */
export interface BuildMessage {
  /** Absolute paths of the files that changed. Empty if everything may have changed. */
  files: string[]
}
