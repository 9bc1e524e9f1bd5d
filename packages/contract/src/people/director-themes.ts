import { GRADIENTS } from '@ramplight/domain/content/board-theme'
import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { byUser } from '../kernel/family-calls.ts'
import { id, imagePath } from '../kernel/fields.ts'
import { byId } from '../kernel/terms.ts'

/** The presets for the header and for the background (2 §3). */
export const gradient = z.enum(GRADIENTS)

const look = {
  /** An image is shown in place of the gradient. */
  headerImage: imagePath.nullish(),
  backgroundImage: imagePath.nullish(),
  headerGradient: gradient.optional(),
  backgroundGradient: gradient.optional(),
}
/** The caller, unless an admin names another director. */
const fields = { user: id.optional(), ...look }

/** What a director's public pages wear. One for each director, made with defaults when its owner first asks for it. */
export const directorTheme = startingWith(
  record({ ...look, user: id, headerGradient: gradient, backgroundGradient: gradient }).meta({
    id: 'DirectorTheme',
  }),
  { headerGradient: 'blue', backgroundGradient: 'blue' },
)
export type DirectorTheme = z.output<typeof directorTheme>

const base = '/api/director-themes/'

export const directorThemeCalls = {
  ...family(
    base,
    'director themes',
    { record: directorTheme, create: creatable(fields), change: changeable(fields), terms: { user: byId } },
    { list: 'director', see: 'director-theme.see', create: 'director-settings.edit', edit: 'director-settings.edit' },
  ),
  byUser: byUser(
    base,
    'The theme of a director, for everybody; not found, so the default look, until the director has asked for theirs once.',
    { see: 'director-theme.see' },
    directorTheme,
  ),
}
