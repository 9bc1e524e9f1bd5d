import { describe, expect, test } from 'vitest'
import { billState, owedOfBill, type PlatformMovement, type PlatformMovementKind, platformMoney } from './platform-charges.ts'
import { linesPaidToPlatform } from './platform-lines.ts'
import { imbalance } from './posting.ts'

const moved = (kind: PlatformMovementKind, id: string, amount: number, fee = 0): PlatformMovement => ({ kind, id, amount, fee })
const paid = moved('payment', 'pi_1', 800, 53)
const taken = moved('dispute', 'dp_1', 800, 1500)
const standing = (...movements: PlatformMovement[]) => {
  const money = platformMoney(movements)
  return [billState(800, money), owedOfBill(800, money)]
}

describe('a bill of the platform that a card has paid', () => {
  test('is settled when the platform gives it back, disputed while a bank decides, and owed again when it has decided against us', () => {
    expect(standing(paid)).toEqual(['paid', 0])
    expect(standing(paid, moved('refund', 're_1', 300))).toEqual(['paid', 0])
    expect(standing(paid, moved('refund', 're_1', 300), moved('refund', 're_2', 500))).toEqual(['refunded', 0])
    expect(standing(paid, moved('refund', 're_1', 800), moved('refund-failed', 're_1', 800))).toEqual(['paid', 0])
    expect(standing(paid, taken)).toEqual(['disputed', 0])
    expect(standing(paid, taken, moved('dispute-won', 'dp_1', 800, -1500))).toEqual(['paid', 0])
    expect(standing(paid, taken, moved('dispute-lost', 'dp_1', 800))).toEqual(['owed', 800])
    // Paid once more, it is paid; a part that was given back before the bank took the rest is not asked for again.
    expect(standing(paid, taken, moved('dispute-lost', 'dp_1', 800), moved('payment', 'pi_2', 800))).toEqual(['paid', 0])
    const rest = [moved('dispute', 'dp_1', 500), moved('dispute-lost', 'dp_1', 500)]
    expect(standing(paid, moved('refund', 're_1', 300), ...rest)).toEqual(['owed', 500])
    // Less than the provider takes at once is let go, and a bank may think better of it.
    expect(standing(paid, moved('dispute', 'dp_1', 30), moved('dispute-lost', 'dp_1', 30))).toEqual(['paid', 0])
    expect(standing(paid, taken, moved('dispute-lost', 'dp_1', 800), moved('dispute-won', 'dp_1', 800))).toEqual(['paid', 0])
  })

  test('says the same whatever was heard first, and both books add up', () => {
    const all = [paid, moved('refund', 're_1', 100), moved('dispute', 'dp_1', 700, 1500), moved('dispute-lost', 'dp_1', 700)]
    const money = platformMoney(all)
    expect(platformMoney(all.toReversed())).toEqual(money)
    const { director, platform } = linesPaidToPlatform({ 'angler-fee': 800, ...money })
    expect([imbalance(director), director]).toEqual([0, []])
    expect([imbalance(platform), platform.map(({ account, amount }) => `${account} ${amount}`)]).toEqual([
      0,
      ['card -1553', 'angler-fee -800', 'refund 100', 'chargeback 700', 'provider-fee 1553'],
    ])
  })
})
