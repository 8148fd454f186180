/** Runs a task once when an element comes within half a screen of the viewport. Returns a function that cancels it. */
export function onVisible(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: '50% 0%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
