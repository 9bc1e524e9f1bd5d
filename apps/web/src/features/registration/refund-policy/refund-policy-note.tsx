import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { refundPolicyWords } from './refund-policy-words.ts'

/** The refund policy, read before somebody pays and wherever they see what they have paid. */
export const RefundPolicyNote = ({ tournament }: { tournament: Pick<Tournament, 'settings'> }) => (
  <p className="rl-dimmed">{refundPolicyWords(tournament)}</p>
)
