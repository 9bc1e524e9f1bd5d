import { MessageChoices } from '../choices/index.ts'
import { NotificationsHere } from '../push/index.ts'
import { ChooseUnits } from './choose-units.tsx'

/** What everybody who is signed in chooses for themself, in whichever portal: how weights are shown, what is sent to them, and where to. */
export const OwnChoices = () => (
  <>
    <ChooseUnits />
    <NotificationsHere />
    <MessageChoices />
  </>
)
