export const texts = {
  title: 'Terms of Service',
  lead: 'Short, so that they can be read before the boats go out.',
  who: {
    title: 'Who may use this',
    text: 'This site is open only to people of 13 or older. Younger anglers are entered by a parent or by their director.',
  },
  content: {
    title: 'What directors are responsible for',
    text: 'Whoever manages a tournament or a series is responsible for what they publish about it: rules, results, pictures, messages and payouts. We may remove content, or end somebody’s access, when these terms are broken.',
  },
  fees: {
    title: 'Fees',
    text: 'The fee is $2 per angler per event. An angler who registers and pays online pays it with the entry. For everybody else it is charged to the card on file of the director on the last day of each month, after any sign-up credits have run out. Online registration payments also incur the fees of the card payment provider.',
  },
  locked: {
    title: 'When a payment fails',
    text: 'A failed monthly payment locks the account from registering anglers until it is paid. Reading, check-in and weigh-in go on.',
  },
  system: {
    title: 'What a device needs',
    text: 'At least a dual-core processor, 4 GB of memory, a screen of 1024 × 768 and a current browser. Phones of the last few years do.',
  },
  law: {
    title: 'Law and disputes',
    text: 'Texas law governs these terms. Disputes are settled by arbitration.',
  },
} as const
