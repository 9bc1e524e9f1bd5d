import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { requiredText } from '../kernel/fields.ts'
import { byFlag, byPart, byValue } from '../kernel/terms.ts'

/** A section of the help (2 §3). */
const fields = { title: requiredText(120), section_key: requiredText(60), active: z.boolean().optional() }

export const topicSection = startingWith(record({ ...fields, active: z.boolean() }).meta({ id: 'TopicSection' }), { active: true })
export type TopicSection = z.output<typeof topicSection>

export const topicSectionCalls = family(
  '/api/topic-sections/',
  'sections of the help',
  {
    record: topicSection,
    create: creatable(fields),
    change: changeable(fields),
    terms: { title: byPart(), section_key: byValue(requiredText(60)), active: byFlag },
  },
  { list: 'public', see: 'help.see', create: 'system-admin', edit: 'system-admin' },
)
