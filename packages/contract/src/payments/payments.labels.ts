export const paymentLabels = {
  user: 'Angler',
  amount: 'Amount',
  description: 'Description',
  status: 'Status',
  recipientOfPayment: 'Paid to',
  items: 'Items',
} as const
