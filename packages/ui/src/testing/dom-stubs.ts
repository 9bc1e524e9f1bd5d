import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What jsdom lacks and Mantine asks for. */
class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const listenerless = { onchange: null, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} }

if (typeof window !== 'undefined') {
  window.matchMedia = (query: string) => ({ ...listenerless, matches: false, media: query, dispatchEvent: () => false }) as MediaQueryList
  window.ResizeObserver = ObserverStub as unknown as typeof ResizeObserver
  window.IntersectionObserver = ObserverStub as unknown as typeof IntersectionObserver
  window.HTMLElement.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: { addEventListener() {}, removeEventListener() {} } })
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})
