import { DEMO_ACCOUNTS } from './seed-demo.ts'

/** Who can sign in, and with what. */
export const signInLines = (password: string): string[] => [
  '',
  'Log in as',
  ...Object.entries(DEMO_ACCOUNTS).map(([role, { email }]) => `  ${role.padEnd(14)} ${email}`),
  `Password for all of them: ${password}`,
  'Try it without a signal: log in as the director (in another browser as the assistant), open Offline data, download it, go offline, weigh today’s boats.',
  '',
]
