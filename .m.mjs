import { readFileSync } from 'node:fs'
const [,, lib, file] = process.argv
const t = readFileSync(file,'utf8')
const s = performance.now()
let v
if (lib==='yaml') { const y = await import('yaml'); const d = y.parseDocument(t,{schema:'core'}); v = d.toJS(); }
else if (lib==='yamlparse') { const y = await import('yaml'); v = y.parse(t,{schema:'core'}) }
else if (lib==='jsyaml') { const y = await import('js-yaml'); v = y.load(t) }
else v = JSON.parse(t)
console.log(lib, file, Math.round(performance.now()-s),'ms', Math.round(process.memoryUsage.rss()/1e6),'MB', Object.keys(v.paths).length)
