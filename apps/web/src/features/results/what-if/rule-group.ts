import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { ReactNode } from 'react'
import type { FieldOf } from '#features/setup/form/index.ts'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import type { TriedPath, TriedRules } from './tried-rules.ts'

/** What the groups of rules share: the fields, and the mark around a rule. Without a name it is called as in the setup. */
export type RuleGroup = {
  tournament: Tournament
  tried: TriedRules
  form: FieldForm
  onTry: (change: (tried: TriedRules) => TriedRules) => void
  f: FieldOf
  mark: (path: TriedPath, field: ReactNode, name?: string) => ReactNode
}
