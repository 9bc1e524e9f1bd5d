/** Whether this browser knows passkeys, at this address: they need https, or the machine itself. A server that draws expects it. */
export const takesPasskeys = (): boolean =>
  typeof window === 'undefined' || (window.isSecureContext && typeof window.PublicKeyCredential === 'function')
