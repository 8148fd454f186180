// Words without their apostrophes. cspell:ignore arent couldnt didnt doesnt dont isnt shouldnt theyre wasnt youre
import { stemWord } from './stem.ts'

const words =
  'able about across actual actually after again against all along already also although always another answer any ' +
  'anybody anyone anything anywhere arent around asap ask available bad basically because been before behind being best ' +
  'better between bit boss both bring cannot cant certain colleague come company correct correctly couldnt customer day ' +
  'dear did didnt different difficult does doesnt doing done dont down during each easily easy either else entire even ' +
  'evening ever every everybody everyone everything exactly few find friend get getting give go going gonna good ' +
  'got great guy guys happen hard having he hello help her hey hi him his however hows i id im immediately inside ' +
  'instead isnt issue it its ive keep kind kindly know later less let lets like look lot madam make manager many may ' +
  'maybe me mean might mine moment month more morning most much must my myself need neither never nice night nobody ' +
  'nothing now off office often ok okay once one only onto other our ours ourselves out outside over own part people ' +
  'perhaps person place please pls plz possible probably problem proper properly put question quick quickly really ' +
  'regards right same say see seem several shall she shouldnt show simple simply since sir some somebody someone ' +
  'something somewhere soon sort still stuff sure take team thank thanks thats their them therefore they theyre ' +
  'thing think though three through time today tomorrow trouble try twice two type under until up upon urgent urgently ' +
  'us use wanna want wasnt way we week well were whats wheres whether whole within without wont worse wrong year you ' +
  'your youre yours yourself'

const stems: ReadonlySet<string> = new Set(words.split(' ').map(stemWord))

/** Whether a word says little in a sentence, although it may be about something on its own. */
export const isFillerWord = (word: string): boolean => stems.has(stemWord(word))
