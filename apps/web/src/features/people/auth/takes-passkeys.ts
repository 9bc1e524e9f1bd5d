/** Whether this browser knows passkeys, at this address: they need https, or the machine itself. */
export const takesPasskeys = (): boolean => window.isSecureContext && typeof window.PublicKeyCredential === 'function'
