import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import type { SampleLanguage } from './sample-language.ts'

/** In the order of the tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [curl, python, javascript, go, java, php, ruby]
