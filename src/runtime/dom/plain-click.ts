type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click has no modifier key. With one, the browser opens a tab or window, or downloads. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey)
