import { Button } from '@mantine/core'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writePhone } from '#features/people/users/index.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from './organizer.module.css'
import { type Of, organizerQuery } from './organizer.queries.ts'
import { t } from './organizer.texts.ts'

const AskSheet = later(() => import('./ask-sheet.tsx').then((module) => module.AskSheet))

/** Who runs an event or a tour: the name, how they let themselves be reached, and the way to ask them something. */
export function Organizer({ of }: { of: Of }) {
  const { data: organizer } = useQuery(organizerQuery(of))
  const online = useOnline()
  // Null until somebody asks: the form is fetched then.
  const [asking, setAsking] = useState<boolean | null>(null)
  if (!organizer?.name) return null
  const { name, email, phone } = organizer
  return (
    <Section title={t('title')}>
      <p className={classes.name}>{name}</p>
      <div className={classes.ways}>
        {phone && (
          <Button component="a" href={`tel:${phone}`} variant="default" leftSection={<IconPhone aria-hidden />}>
            {t('call', { phone: writePhone(phone) })}
          </Button>
        )}
        {email && (
          <Button component="a" href={`mailto:${email}`} variant="default" leftSection={<IconMail aria-hidden />}>
            {t('email', { email })}
          </Button>
        )}
        <NeedsInternet offline={!online} reason={t('needsInternet')}>
          <Button variant="default" leftSection={<IconMessage aria-hidden />} onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        </NeedsInternet>
      </div>
      {asking !== null && <AskSheet of={of} name={name} opened={asking} onClose={() => setAsking(false)} />}
    </Section>
  )
}
