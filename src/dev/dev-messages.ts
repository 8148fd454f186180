import type { ListenSettings } from '../cli/options.ts'

/** Argument of the process that builds and serves. */
export interface DevProcessSettings extends ListenSettings {
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
