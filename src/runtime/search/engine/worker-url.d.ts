/** Vite bundles the module as a worker and exports its URL. */
declare module '*?worker&url' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: Vite defines this export
  export default url
}
