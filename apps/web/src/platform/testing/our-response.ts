import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'

/** An answer as our server gives it: JSON, and whose it is. */
export const ourResponse = (body: unknown, { headers, ...init }: ResponseInit & { headers?: Record<string, string> } = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', [OUR_HEADER]: '1', ...headers },
  })
