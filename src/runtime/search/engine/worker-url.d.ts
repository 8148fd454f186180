/** Vite bundles the module as a worker of its own and gives its address. */
declare module '*?worker&url' {
  const url: string
  // biome-ignore lint/style/noDefaultExport: it is how Vite gives it
  export default url
}
