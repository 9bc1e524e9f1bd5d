import type { Tutorial } from '@ramplight/contract/content/tutorials'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { TutorialView } from './tutorial-view.tsx'

/** One tutorial, beside what it explains. */
export const TutorialSheet = ({ tutorial, onClose }: { tutorial: Tutorial; onClose: () => void }) => (
  <SideSheet opened onClose={onClose} title={tutorial.name} subtitle={tutorial.description}>
    <TutorialView tutorial={tutorial} />
  </SideSheet>
)
