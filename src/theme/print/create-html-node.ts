import { jsxTemplate } from 'preact/jsx-runtime'
import type { ReactNode } from 'react'

/** Creates a node of HTML that the build has printed, without an element around it. */
export const createHtmlNode = (html: string): ReactNode => jsxTemplate([html]) as ReactNode
