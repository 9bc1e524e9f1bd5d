import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { getAt, setAt } from '#platform/record-form/paths.ts'
import { ruleNow, TRIED_PATHS, type TriedPath, type TriedRules, tryRule } from './tried-rules.ts'

const ROOT = 'settings.'

/** `settings.pointsScoring.zeroFish.points` → the rule it is part of, and the way inside. */
function ruleAt(path: string): { rule: TriedPath; inside: string } | null {
  const plain = path.slice(ROOT.length)
  const rule = TRIED_PATHS.find((known) => plain === known || plain.startsWith(`${known}.`))
  return rule ? { rule, inside: plain.slice(rule.length + 1) } : null
}

type Change = (change: (tried: TriedRules) => TriedRules) => void

const declared = declaredBy(tournamentCalls.update)

/** The fields of the setup over what is tried: they read the rules in force where nothing is tried, and write nowhere else. */
export const triedForm = (settings: TournamentSettings, tried: TriedRules, change: Change): FieldForm => ({
  get: (path) => {
    const found = ruleAt(path)
    if (!found) return getAt({ settings }, path)
    const value = ruleNow(settings, tried, found.rule)
    return found.inside ? getAt(value, found.inside) : (value ?? undefined)
  },
  set: (path, value) => {
    const found = ruleAt(path)
    if (!found) return
    const { rule, inside } = found
    change((before) => tryRule(settings, before, rule, inside ? setAt(ruleNow(settings, before, rule), inside, value) : value))
  },
  errorOf: () => null,
  declared,
})
