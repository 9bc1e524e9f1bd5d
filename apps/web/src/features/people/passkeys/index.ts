export { makePasskey } from './passkey-device.ts'
export { signInByPasskey } from './sign-in-by-passkey.ts'
