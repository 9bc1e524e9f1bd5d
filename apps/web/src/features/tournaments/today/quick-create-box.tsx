import { Button, Select } from '@mantine/core'
import type { Tour } from '@ramplight/contract/tours/tours'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './today.module.css'

/** The way into quick create, with the tour already chosen. */
export function QuickCreateBox({ tours }: { tours: readonly Tour[] }) {
  const [tour, setTour] = useState<string | null>(null)
  return (
    <Section title="New tournament" note="Ramp, day and name; the rest comes with the tour.">
      <div className={classes.quick}>
        {tours.length > 1 && (
          <Select
            aria-label="Tour"
            placeholder="Tour of the last one"
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
          New tournament
        </Button>
      </div>
    </Section>
  )
}
