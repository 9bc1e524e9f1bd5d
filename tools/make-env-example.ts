import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../apps/server/src/platform/config.ts'

/** The text of `.env.example`: every setting with what it is for, what is allowed, and its default or an example. */
export function renderEnvExample(): string {
  const blocks = Object.entries(settings.shape).map(([name, schema]) => {
    const { description, allowed, example } = schema.meta() as { description: string; allowed: string; example?: string }
    const fallback = schema.safeParse(undefined).data
    return `# ${description}\n# Allowed: ${allowed}.\n# ${name}=${fallback ?? example ?? ''}\n`
  })
  return `# Settings of the server, all optional. Copy to .env, or set them in the environment.\n# Made by tools/make-env-example.ts from apps/server/src/platform/config.ts.\n\n${blocks.join('\n')}`
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', '.env.example'), renderEnvExample())
