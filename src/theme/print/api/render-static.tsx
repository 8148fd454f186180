import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { apiMessages } from '../../../shared/messages/api/api-messages.ts'
import { defaultMessages } from '../../../shared/messages/messages.ts'
import type { PrintLanguage } from '../../../shared/output/render-module.ts'
import { MessagesContext } from '../../shell/useMessages.ts'
import { defaultPrintContext, PrintContext, type PrintContextValue } from './print-context.ts'

/** Renders a part of an API page in a language. */
export function renderStatic(
  node: ReactNode,
  { messages, language }: PrintLanguage,
  changes: Partial<PrintContextValue> = {},
): string {
  const context = { ...defaultPrintContext, messages: { ...apiMessages, ...messages }, language, ...changes }
  return renderToStaticMarkup(
    <MessagesContext value={{ ...defaultMessages, ...messages }}>
      <PrintContext value={context}>{node}</PrintContext>
    </MessagesContext>,
  )
}
