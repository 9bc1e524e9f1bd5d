import { createElement, type ReactNode } from 'react'

/** What a page of the help may be made of. Everything else is read for its words. */
const TEXT = ['h2', 'h3', 'h4', 'p', 'strong', 'em', 'b', 'i', 'u', 'br', 'hr', 'a', 'blockquote', 'code', 'pre']
const LISTS = ['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption']
const TAGS = new Set([...TEXT, ...LISTS])
const WITHOUT_WORDS = new Set(['script', 'style', 'iframe', 'object', 'embed', 'template', 'noscript', 'svg', 'math'])

const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/))/i.test(href)

/**
 * HTML as somebody wrote it, made of elements of ours: only known tags and only addresses that lead to a page. Nothing of it is put
 * into the page as HTML, so no script of it can run.
 */
export function helpHtml(html: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return partsOf(body)
}

const partsOf = (node: Node): ReactNode[] => [...node.childNodes].map((child, index) => partOf(child, index))

function partOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (WITHOUT_WORDS.has(tag)) return null
  const parts = partsOf(node)
  // The heading of the page is ours.
  const shown = tag === 'h1' ? 'h2' : tag
  if (!TAGS.has(shown)) return parts
  const href = shown === 'a' ? (node.getAttribute('href') ?? '') : ''
  const isLink = href !== '' && isSafe(href)
  if (shown === 'a' && !isLink) return parts
  return createElement(shown, { key, ...(isLink && { href, rel: 'noreferrer' }) }, ...(parts.length > 0 ? parts : []))
}
