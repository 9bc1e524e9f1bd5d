const NAME = 'rl-email'
const YEAR_S = 31_536_000

/** Remember Me keeps the e-mail, in a cookie, and nothing else (1 §2). */
export function rememberedEmail(cookies: string = globalThis.document?.cookie ?? ''): string {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${NAME}=`))
  try {
    return decodeURIComponent(pair?.slice(NAME.length + 1) ?? '')
  } catch {
    return ''
  }
}

export function rememberEmail(email: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${NAME}=${encodeURIComponent(email ?? '')}; path=/; samesite=strict; max-age=${email ? YEAR_S : 0}`
}
