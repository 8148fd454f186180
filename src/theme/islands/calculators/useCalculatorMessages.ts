import { type CalculatorMessages, calculatorMessages } from '../../../shared/messages/calculator-messages.ts'
import { useMessages } from '../../shell/useMessages.ts'
import { useLanguage } from '../useArticleMessages.ts'

interface CalculatorTexts {
  messages: CalculatorMessages
  /** Formats a number with at most one decimal. */
  format(value: number): string
}

/** Returns the messages of calculators and a number format, in the language of the page. */
export function useCalculatorMessages(): CalculatorTexts {
  const { format } = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  return { messages: { ...calculatorMessages, ...useMessages() }, format }
}
