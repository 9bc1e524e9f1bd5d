import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconKeyboard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { HelpPages } from '#features/content/help/index.ts'
import { TutorialSheet, tutorialsQuery } from '#features/content/tutorials/index.ts'
import { openShortcuts } from '#features/palette/index.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { t } from './help.texts.ts'
import { tutorialGroups } from './tutorial-groups.ts'

/** The help, in the portal of directors: also the tutorials of the setup, and the keys. */
export function DirectorHelpPage() {
  const { data: tutorials = [] } = useQuery(tutorialsQuery())
  const [drawer, setDrawer] = useAddressParam('drawer')
  const open = tutorials.find(({ _id }) => _id === drawer)
  const keys = { label: t('keyboard'), icon: IconKeyboard, onClick: openShortcuts }
  return (
    <>
      <HelpPages home="/director/help" more={tutorialGroups(tutorials)} actions={useIsPhone() ? [] : [keys]} />
      {open && <TutorialSheet tutorial={open} onClose={() => setDrawer(null)} />}
    </>
  )
}
