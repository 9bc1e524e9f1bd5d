import { sameValue } from '@ramplight/domain/kernel/same-value'
import { withDefaults } from '@ramplight/domain/scoring/default-settings'
import { InheritedChip } from '@ramplight/ui/form/fields.tsx'
import type { FormSection } from '@ramplight/ui/form/form-page.tsx'
import { getAt } from '#platform/record-form/paths.ts'
import { BasicSection } from '../event/basic-section.tsx'
import { BoatsSection } from '../event/boats-section.tsx'
import { FeesSection } from '../event/fees-section.tsx'
import { GroupsSection } from '../event/groups-section.tsx'
import { RegistrationSection } from '../event/registration-section.tsx'
import { PotRows } from '../payout/pot-rows.tsx'
import { PointsSection } from '../points/points-section.tsx'
import { CutsSection } from '../scoring/cuts-section.tsx'
import { ScoringSection } from '../scoring/scoring-section.tsx'
import { completeOf } from './completeness.ts'
import { fieldsOf, type SectionProps, withStandards } from './section-props.ts'
import { type InheritedSection, SECTION_PATHS, type TourValues } from './setup-values.ts'

export type SetupChoices = {
  tours: readonly { value: string; label: string }[]
  seasons: readonly { value: string; label: string }[]
  structures: readonly { value: string; label: string }[]
  species: readonly string[]
}

type Given = { form: SectionProps['form']; choices: SetupChoices; tour: TourValues | null; startBoats: number }

/** The sections of a tournament, in the order one sets it up. */
export function setupSections({ form: bare, choices, tour, startBoats }: Given): FormSection[] {
  const form = withStandards(bare)
  const f = fieldsOf(form)
  const props = { form, f }
  const chip = (section: InheritedSection) => <TourChip form={form} tour={tour} section={section} />
  const sections: FormSection[] = [
    { id: 'basic', title: 'Basic Details', purpose: 'What, where and when.', children: <BasicSection {...props} {...choices} /> },
    {
      id: 'registration',
      title: 'Angler Registration',
      purpose: 'When anglers can sign up, and how they pay.',
      children: <RegistrationSection {...props} />,
    },
    {
      id: 'fees',
      title: 'Fees & Payout',
      purpose: 'The entry fee, and how it is paid out.',
      extra: chip('fees'),
      children: <FeesSection {...props} structures={choices.structures} startBoats={startBoats} />,
    },
    {
      id: 'scoring',
      title: 'Scoring',
      purpose: 'Limits, penalties and bonuses.',
      extra: chip('scoring'),
      children: <ScoringSection {...props} species={choices.species} />,
    },
    {
      id: 'points',
      title: 'Points',
      purpose: 'Season points for a place or a weight.',
      extra: chip('points'),
      children: <PointsSection {...props} startBoats={startBoats} />,
    },
    { id: 'cuts', title: 'Cut Settings', purpose: 'Which boats fish the next day.', children: <CutsSection {...props} /> },
    {
      id: 'boats',
      title: 'Boat Numbers & Flighting',
      purpose: 'How boats are numbered and sent out.',
      extra: chip('boats'),
      children: <BoatsSection {...props} />,
    },
    { id: 'groups', title: 'Groups', purpose: 'Groups of boats with their own payouts.', children: <GroupsSection form={form} /> },
    {
      id: 'pots',
      title: 'Pots',
      purpose: 'Local rules may limit pots — check yours.',
      extra: chip('pots'),
      children: <PotSections form={form} species={choices.species} />,
    },
  ]
  return sections.map((section) => ({ ...section, complete: completeOf(section.id, form) }))
}

export const PotSections = ({ form, species }: Pick<SectionProps, 'form'> & { species: readonly string[] }) => (
  <>
    <PotRows form={form} path="bigfishpots" legend="Big fish pots" help="Paid to the biggest fish." word="Big fish" species={species} />
    <PotRows
      form={form}
      path="sidepots"
      legend="Side pots"
      help="Paid to the heaviest bag among those who bought in."
      word="Side pot"
      species={species}
    />
  </>
)

/** A part of the settings as it is done: what an event had written into it when it was made is no difference to its tour. */
const asDone = (get: (path: string) => unknown, path: string): unknown =>
  path.startsWith('settings.') ? getAt({ settings: withDefaults((get('settings') as object | null) ?? {}) }, path) : get(path)

/** Says whether a section is still as the tour has it, and leads back there. */
function TourChip({ form, tour, section }: { form: SectionProps['form']; tour: TourValues | null; section: InheritedSection }) {
  if (!tour) return null
  const paths = SECTION_PATHS[section]
  const standard = section === 'pots' ? [] : undefined
  const same = paths.every((path) =>
    sameValue(asDone(form.get, path) ?? standard ?? {}, asDone((at) => getAt(tour, at), path) ?? standard ?? {}),
  )
  const reset = () => {
    for (const path of paths) form.set(path, getAt(tour, path) ?? standard)
  }
  return <InheritedChip from="tour" overridden={!same} onReset={form.readOnly ? undefined : reset} />
}
