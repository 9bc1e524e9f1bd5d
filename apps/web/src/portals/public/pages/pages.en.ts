export const texts = {
  contents: 'On this page',
  print: 'Print',
  updated: 'Last changed: {date}',
  features: {
    title: 'Total Control',
    text: 'Everything between the first entry and the last payment, made for a dark ramp, wet hands and one bar of signal.',
    create: 'Create a tournament',
    find: 'Find tournaments',
    dayPicture: 'The day of a director: what is on the water now, how many have weighed, and what comes next.',
    boardPicture: 'The live leaderboard on a phone.',
    tiles: {
      series: {
        title: 'Tours, divisions and seasons',
        text: 'Points by place, weight or fish; drops; standings that add themselves up.',
      },
      pots: {
        title: 'Big fish and side pots',
        text: 'As many pots as you like, each with its own payout. Tap any dollar to see where it came from.',
      },
      scales: {
        title: 'Made for the scale',
        text: 'A keypad for wet hands, several stations at once, and a bump station up front. A pro scale on a cable fills in the weight and proves its zero.',
      },
      sponsors: { title: 'Sponsors', text: 'Sponsor cards among the tournaments, with views and clicks counted once.' },
      board: { title: 'Live leaderboard', text: 'On phones, on a TV, and on your own website with one line to copy.' },
      accounting: { title: 'Accounting', text: 'Entries, pots, payouts and payments to the cent, each number with its reason.' },
    },
    dashboard: {
      title: 'One look at the day',
      text: 'The dashboard shows what is on, what comes next, and the one thing to do now.',
      one: 'Upcoming and recent tournaments for the time you choose',
      two: 'Who is paid, checked in, on the water and weighed',
      three: 'Works all day offline, on as many devices as you have',
      four: 'Everything has a history: who changed what, and when',
    },
    quick: {
      title: 'A tournament in a minute',
      text: 'Pick a tour and a date. The tour fills in the rest.',
      one: 'Name, ramp, hours, fees, pots and rules come from the tour',
      two: 'Online pre-registration and registration, with its own page and QR code',
      three: 'A boat draw and flights no one can dispute',
      four: 'Change any setting later, and see what it moves',
    },
  },
  covers: {
    title: 'What it covers',
    setup: {
      title: 'Tournament setup',
      text: 'Name, ramp, dates and hours, fees, limits, scoring, points, pots, payouts and sponsors. A tour keeps its rules, and each new tournament begins with them.',
    },
    registration: {
      title: 'Registration',
      text: 'Anglers sign up on their phone or by the QR code at the ramp, alone or with a partner. Directors type names, paste a list or import a file. A waiting list when the field is full.',
    },
    online: {
      title: 'Online payments',
      text: 'Entries, pots and memberships by card, with a receipt. Cash and checks from the ramp go in the same books.',
    },
    standings: {
      title: 'Season standings',
      text: 'Points by place, weight or fish, best events and drops. Tap any number to see why.',
    },
    scales: {
      title: 'Professional tournament scales',
      text: 'A scale on a cable fills the weight. Without one there is a keypad for wet hands.',
    },
    sponsors: { title: 'Sponsors', text: 'On leaderboards, on printouts and among the tournaments, with views and clicks counted once.' },
    messages: {
      title: 'Text messages and email',
      text: 'To the field, one boat, a season or everyone, with delivery status.',
    },
    stations: {
      title: 'Weigh-in and check-in',
      text: 'The bump station, several scales and ramp check-in all work offline all day, and nothing counts twice.',
    },
    board: { title: 'Live leaderboard', text: 'On phones, on a TV and on your own website, from the first bag to the official result.' },
  },
  privacy: {
    title: 'Privacy Policy',
    keep: {
      title: 'What we keep',
      text: 'Your name, email, phone and what you typed into your profile. Your entries, weights, points and payments. What you wrote to us. When you logged in, and from which device.\nWe keep no card numbers.',
    },
    why: {
      title: 'Why',
      text: 'To run the tournaments you enter or direct: so that the director knows who is in which boat, the scale knows whose bag it is, and results and payments are right. For nothing else.',
    },
    seen: {
      title: 'What everyone sees',
      text: 'First and last name, boat, weights, places, points and prize money of a tournament that is public. They are results of a competition, and stay with it.\nYour email, phone and street are never public.',
    },
    shared: {
      title: 'Who else gets it',
      text: 'The director of a tournament you enter, and their staff, can see your contact info. Emails and texts go through a provider that delivers them. We don’t sell your data.',
    },
    cookies: {
      title: 'Cookies and your device',
      text: 'One cookie keeps you logged in. No page loads anything from another company, and no one tracks you from here.\nPages you’ve viewed are kept on your device for a day so they open with no signal. A director’s device keeps a copy of their tournaments until they remove it.\nWe count how often a sponsor’s card is seen and clicked.',
    },
    long: {
      title: 'How long',
      text: 'Security notes, such as wrong passwords: 180 days. Login codes are deleted once sent. Results and payments stay as long as the tournament. Everything else goes with your account.',
    },
    rights: {
      title: 'What you can do',
      text: 'Under My account you can see everything we have about you, download it, and erase your account. In official results your name stays, or becomes “Angler” if you ask. A waiver you accepted stays under your name even if you erase your account, as proof for the organizer. Questions? Write to us under Contact Us.',
    },
    children: {
      title: 'Children',
      text: 'Accounts are for people 13 and older. A guardian enters younger anglers.',
    },
  },
  terms: {
    title: 'Terms of Service',
    what: {
      title: 'What this is',
      text: '{product} is software for running fishing tournaments. A tournament is run by its director, not by us: rules, permits, safety, prizes and payouts are theirs.',
    },
    fee: {
      title: 'Fees',
      text: '$2 per angler per event. An angler who registers and pays online pays it with the entry. For everyone else it is charged to the director’s card on file on the last day of each month, after any sign-up credits have run out.\nA failed monthly payment locks the account from registering anglers until it is paid. Viewing, check-in and weigh-in keep working.\nOnline registration payments also incur the card processor’s fees. They are shown before anyone pays.',
    },
    content: {
      title: 'What you put in',
      text: 'It stays yours, and you answer for it. A director is responsible for the texts, pictures, rules and names they publish, and for having the right to publish them.',
    },
    age: {
      title: 'Age',
      text: 'This site is open only to people 13 and older. Younger anglers are entered by a parent or by their director.',
    },
    ending: {
      title: 'Removal and ending',
      text: 'We may remove what breaks the law or these terms, and end an account that does so again. You may end yours at any time under My data. Results that are official stay.',
    },
    works: {
      title: 'No promise that nothing ever breaks',
      text: 'We work hard so that no weight is lost, but the service comes as it is. Keep a paper list of what you can’t do without. We aren’t liable for lost prizes or profits.',
    },
    law: {
      title: 'Law',
      text: 'The law of Texas applies. A dispute that we can’t settle by talking goes to binding arbitration in Texas, one person at a time.',
    },
    system: {
      title: 'What you need',
      text: 'At least a dual-core processor, 4 GB of memory, a screen of 1024 × 768 and a current browser; phones of the last few years do. A director needs a network once before a day without one.',
    },
  },
} as const
