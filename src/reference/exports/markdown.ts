import type { ApiDocument, ApiGroup } from '../../shared/reference/api-document.ts'
export const groupMarkdown = (group: ApiGroup | undefined, _document: ApiDocument): string => group?.name ?? ''
export const schemasMarkdown = (_document: ApiDocument): string => ''
