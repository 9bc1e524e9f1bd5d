import { Button } from '@mantine/core'
import type { Tour } from '@ramplight/contract/tours/tours'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './today.module.css'
import { t } from './today.texts.ts'

/** The way into quick create, with the tour already chosen. */
export function QuickCreateBox({ tours }: { tours: readonly Tour[] }) {
  const [tour, setTour] = useState<string | null>(null)
  return (
    <Section title={t('quickCreateBox.newTournament')} note={t('quickCreateBox.help')}>
      <div className={classes.quick}>
        {tours.length > 1 && (
          <ChoiceField
            aria-label={t('quickCreateBox.tour')}
            placeholder={t('quickCreateBox.tourOfTheLastOne')}
            data={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={tour}
            onChange={setTour}
            clearable
          />
        )}
        <Button
          component={UiLink}
          href={`/director/tournaments/new${tour ? `?tour=${tour}` : ''}`}
          leftSection={<IconPlus aria-hidden />}
          variant="default"
          fullWidth
        >
          {t('quickCreateBox.newTournament')}
        </Button>
      </div>
    </Section>
  )
}
