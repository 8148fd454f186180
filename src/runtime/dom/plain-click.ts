type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click means no more than that: with a key, it is the browser's to open a tab or a window, or to download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey)
