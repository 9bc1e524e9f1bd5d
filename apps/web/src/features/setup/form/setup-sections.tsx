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
import { t } from './form.texts.ts'
import { fieldsOf, type SectionProps, withStandards } from './section-props.ts'
import { type InheritedSection, SECTION_PATHS, type TourValues } from './setup-values.ts'
import { withTournamentTutorials } from './with-tutorials.tsx'

export type SetupChoices = {
  tours: readonly { value: string; label: string }[]
  seasons: readonly { value: string; label: string }[]
  divisions: readonly { value: string; label: string; tour: string | null }[]
  structures: readonly { value: string; label: string }[]
  species: readonly string[]
}

type Given = { event: string; form: SectionProps['form']; choices: SetupChoices; tour: TourValues | null; startBoats: number }

/** The sections of a tournament, in the order one sets it up. */
export function setupSections({ event, form: bare, choices, tour, startBoats }: Given): FormSection[] {
  const form = withStandards(bare)
  const f = fieldsOf(form)
  const props = { form, f }
  const chip = (section: InheritedSection) => <TourChip form={form} tour={tour} section={section} />
  const sections: FormSection[] = [
    {
      id: 'basic',
      title: t('setupSections.basicDetails'),
      purpose: t('setupSections.basicDetailsPurpose'),
      children: <BasicSection {...props} {...choices} event={event} />,
    },
    {
      id: 'registration',
      title: t('setupSections.anglerRegistration'),
      purpose: t('setupSections.registrationPurpose'),
      children: <RegistrationSection {...props} />,
    },
    {
      id: 'fees',
      title: t('setupSections.feesPayout'),
      purpose: t('setupSections.feesPurpose'),
      extra: chip('fees'),
      children: <FeesSection {...props} structures={choices.structures} startBoats={startBoats} />,
    },
    {
      id: 'scoring',
      title: t('setupSections.scoring'),
      purpose: t('setupSections.scoringPurpose'),
      extra: chip('scoring'),
      children: <ScoringSection {...props} species={choices.species} />,
    },
    {
      id: 'points',
      title: t('setupSections.points'),
      purpose: t('setupSections.pointsPurpose'),
      extra: chip('points'),
      children: <PointsSection {...props} startBoats={startBoats} />,
    },
    { id: 'cuts', title: t('setupSections.cutSettings'), purpose: t('setupSections.cutsPurpose'), children: <CutsSection {...props} /> },
    {
      id: 'boats',
      title: t('setupSections.boatNumbersFlighting'),
      purpose: t('setupSections.boatsPurpose'),
      extra: chip('boats'),
      children: <BoatsSection {...props} />,
    },
    { id: 'groups', title: t('setupSections.groups'), purpose: t('setupSections.groupsPurpose'), children: <GroupsSection form={form} /> },
    {
      id: 'pots',
      title: t('setupSections.pots'),
      purpose: t('setupSections.potsPurpose'),
      extra: chip('pots'),
      children: <PotSections form={form} species={choices.species} tour={tour} />,
    },
  ]
  return withTournamentTutorials(sections).map((section) => ({ ...section, complete: completeOf(section.id, form) }))
}

type PotsProps = Pick<SectionProps, 'form'> & { species: readonly string[]; tour?: TourValues | null }

export const PotSections = ({ form, species, tour }: PotsProps) => (
  <>
    <PotRows
      form={form}
      path="bigfishpots"
      ofTour={tour?.bigfishpots}
      legend={t('setupSections.bigFishPots')}
      help={t('setupSections.bigFishPotsHelp')}
      word={t('setupSections.bigFish')}
      species={species}
    />
    <PotRows
      form={form}
      path="sidepots"
      ofTour={tour?.sidepots}
      legend={t('setupSections.sidePots')}
      help={t('setupSections.sidePotsHelp')}
      word={t('setupSections.sidePot')}
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
  return <InheritedChip from={t('setupSections.tour')} overridden={!same} onReset={form.readOnly ? undefined : reset} />
}
