import type { DisplayLocation } from '@ramplight/contract/content/tutorials'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TutorialSheet } from './tutorial-sheet.tsx'
import { tutorialsQuery } from './tutorials.queries.ts'
import { t } from './tutorials.texts.ts'

/** The tutorials of one part of a setup, each behind a button (2 §3). Nothing while there are none. `at`: where they are offered. */
export function Tutorials({ at }: { at: readonly DisplayLocation[] }) {
  const { data = [] } = useQuery(tutorialsQuery())
  const [open, setOpen] = useState<string | null>(null)
  const isHere = (place: DisplayLocation) => at.some(({ parent, section }) => place.parent === parent && place.section === section)
  const here = data.filter(({ displayLocations }) => displayLocations.some(isHere))
  const shown = here.find(({ _id }) => _id === open)
  return (
    <>
      {here.map(({ _id, name }) => (
        <ActionButton
          key={_id}
          variant="subtle"
          size="compact-sm"
          action={{ label: t('watch', { name }), icon: IconHelpCircle, onClick: () => setOpen(_id) }}
        />
      ))}
      {shown && <TutorialSheet tutorial={shown} onClose={() => setOpen(null)} />}
    </>
  )
}
