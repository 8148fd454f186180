/** Types of the part of this package that tests use. It has none. */
declare module 's3rver' {
  // biome-ignore lint/style/noDefaultExport: The package has this form.
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: readonly { name: string; configs: readonly [] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
