/** A place that demo interns come from. All people are fictional. */
export interface InternOrigin {
  readonly country: string
  readonly zone: string
  readonly universities: readonly string[]
  readonly firsts: readonly string[]
  readonly lasts: readonly string[]
}

const splitBySpace = (list: string): readonly string[] => list.split(' ')
const splitByBar = (list: string): readonly string[] => list.split('|')

export const internOrigins: readonly InternOrigin[] = [
  {
    country: 'NG',
    zone: 'Africa/Lagos',
    universities: splitByBar('University of Lagos|Covenant University'),
    firsts: splitBySpace('Adaeze Chidi Ngozi Tunde Ifeoma Emeka Zainab Bolaji Kemi Obinna'),
    lasts: splitBySpace('Nwosu Balogun Eze Adeyemi Umeh Bello Okeke Danjuma'),
  },
  {
    country: 'IN',
    zone: 'Asia/Kolkata',
    universities: splitByBar('RV College of Engineering|University of Mumbai|Anna University'),
    firsts: splitBySpace('Arjun Farah Ananya Rohan Meera Kabir Divya Nikhil Sana Ishaan'),
    lasts: splitBySpace('Nair Sheikh Iyer Kulkarni Das Menon Bose Reddy Gill'),
  },
  {
    country: 'BR',
    zone: 'America/Sao_Paulo',
    universities: splitByBar('Universidade de São Paulo|Universidade Federal de Pernambuco'),
    firsts: splitBySpace('Beatriz Caio Larissa Thiago Júlia Rafael Camila Davi'),
    lasts: splitBySpace('Costa Moreira Teixeira Barros Freitas Cardoso Pinto'),
  },
  {
    country: 'KE',
    zone: 'Africa/Nairobi',
    universities: splitByBar('Strathmore University|University of Nairobi'),
    firsts: splitBySpace('Wanjiru Njeri Otieno Achieng Kipchumba Makena Baraka Zuri'),
    lasts: splitBySpace('Kamau Wekesa Odhiambo Mutua Cheruiyot Njoroge'),
  },
  {
    country: 'GH',
    zone: 'Africa/Accra',
    universities: splitByBar('University of Ghana|Ashesi University'),
    firsts: splitBySpace('Kwame Efua Kofi Abena Yaw Akosua'),
    lasts: splitBySpace('Boateng Mensah Asante Ofori Sarpong'),
  },
  {
    country: 'EG',
    zone: 'Africa/Cairo',
    universities: splitByBar('Ain Shams University|Alexandria University'),
    firsts: splitBySpace('Youssef Hamza Mariam Salma Omar Nour Karim'),
    lasts: splitBySpace('Farouk Mansour Hassan Saleh Zaki Ramadan'),
  },
  {
    country: 'PL',
    zone: 'Europe/Warsaw',
    universities: splitByBar('Jagiellonian University|Gdańsk University of Technology'),
    firsts: splitBySpace('Zofia Jakub Hanna Mateusz Oliwia Kacper Maja'),
    lasts: splitBySpace('Nowak Wilk Zieliński Kowal Mazur Dudek'),
  },
  {
    country: 'PT',
    zone: 'Europe/Lisbon',
    universities: splitByBar('University of Porto|Universidade de Lisboa'),
    firsts: splitBySpace('Inês Diogo Matilde Gonçalo Leonor Duarte Rita Afonso Mafalda Simão'),
    lasts: splitBySpace('Carvalho Fonseca Lopes Marques Antunes Vieira Machado Nogueira Pinheiro'),
  },
  {
    country: 'UA',
    zone: 'Europe/Kyiv',
    universities: splitByBar('Lviv Polytechnic|Kyiv National University'),
    firsts: splitBySpace('Olena Taras Sofiia Andrii Yana Bohdan'),
    lasts: splitBySpace('Bondar Shevchuk Melnyk Hrytsenko Tkach'),
  },
  {
    country: 'CO',
    zone: 'America/Bogota',
    universities: splitByBar('Universidad de los Andes|Universidad Nacional de Colombia'),
    firsts: splitBySpace('Mateo Valentina Samuel Isabela Nicolás Luciana'),
    lasts: splitBySpace('Rojas Vargas Herrera Quintero Suárez Pardo'),
  },
  {
    country: 'MX',
    zone: 'America/Mexico_City',
    universities: splitByBar('Universidad Nacional Autónoma de México|Tecnológico de Monterrey'),
    firsts: splitBySpace('Ximena Diego Renata Emilio Regina Leonardo'),
    lasts: splitBySpace('Aguilar Navarro Cervantes Ibarra Solís'),
  },
  {
    country: 'ID',
    zone: 'Asia/Jakarta',
    universities: splitByBar('Universitas Indonesia|Institut Teknologi Bandung'),
    firsts: splitBySpace('Dewi Bagus Putri Rizky Ayu Galih'),
    lasts: splitBySpace('Lestari Santoso Wijaya Pratama Hidayat'),
  },
  {
    country: 'PH',
    zone: 'Asia/Manila',
    universities: splitByBar('University of the Philippines|Ateneo de Manila University'),
    firsts: splitBySpace('Carlo Bea Miguel Althea Paolo Trisha'),
    lasts: splitBySpace('Reyes Bautista Villanueva Salonga Mercado'),
  },
  {
    country: 'VN',
    zone: 'Asia/Ho_Chi_Minh',
    universities: splitByBar('Hanoi University of Science and Technology|RMIT University Vietnam'),
    firsts: splitBySpace('Linh Minh Thảo Quân Trang Huy'),
    lasts: splitBySpace('Nguyễn Trần Phạm Đặng Bùi'),
  },
  {
    country: 'JP',
    zone: 'Asia/Tokyo',
    universities: splitByBar('Keio University|Tohoku University'),
    firsts: splitBySpace('Mei Haruto Yui Sota Rin Kaito'),
    lasts: splitBySpace('Tanaka Mori Shimizu Okada Hayashi'),
  },
  {
    country: 'DE',
    zone: 'Europe/Berlin',
    universities: splitByBar('Universität Leipzig|Technische Universität Berlin'),
    firsts: splitBySpace('Lena Jonas Mia Felix Clara Emil Aylin'),
    lasts: splitBySpace('Vogel Brandt Krüger Hartmann Yıldız Seidel'),
  },
  {
    country: 'GB',
    zone: 'Europe/London',
    universities: splitByBar('University of Leeds|Cardiff University'),
    firsts: splitBySpace('Imogen Callum Aisha Rhys Poppy Kieran'),
    lasts: splitBySpace('Hughes Patel Fraser Doyle Whitaker'),
  },
  {
    country: 'US',
    zone: 'America/New_York',
    universities: splitByBar('Rutgers University|Howard University'),
    firsts: splitBySpace('Jasmine Ethan Brooke Malik Sierra Logan'),
    lasts: splitBySpace('Coleman Ramirez Bennett Nguyen Foster'),
  },
  {
    country: 'ZA',
    zone: 'Africa/Johannesburg',
    universities: splitByBar('University of Cape Town|Stellenbosch University'),
    firsts: splitBySpace('Thandiwe Sipho Lerato Johan Nomsa Kagiso'),
    lasts: splitBySpace('Dlamini Mokoena Botha Naidoo Khumalo'),
  },
  {
    country: 'PK',
    zone: 'Asia/Karachi',
    universities: splitByBar('LUMS|University of Karachi'),
    firsts: splitBySpace('Ayesha Bilal Hira Usman Mahnoor Zain'),
    lasts: splitBySpace('Qureshi Siddiqui Malik Javed Chaudhry'),
  },
  {
    country: 'TR',
    zone: 'Europe/Istanbul',
    universities: splitByBar('Boğaziçi University|Middle East Technical University'),
    firsts: splitBySpace('Elif Kerem Defne Emre Zeynep Baran'),
    lasts: splitBySpace('Demir Kaya Aydın Şahin Arslan'),
  },
  {
    country: 'CA',
    zone: 'America/Toronto',
    universities: splitByBar('University of Waterloo|Dalhousie University'),
    firsts: splitBySpace('Chloé Liam Priyanka Noah Amélie Owen'),
    lasts: splitBySpace('Tremblay MacLeod Singh Roy Lavoie'),
  },
]

/** Returns a seeded random number generator, so that every installation gets the same demo data. */
export function createDemoRandom(seed: number): {
  next: () => number
  of: <T>(list: readonly [T, ...T[]] | readonly T[]) => T
  pickSome: <T>(list: readonly T[], count: number) => T[]
  int: (from: number, to: number) => number
} {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const of = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new Error('The list is empty')
    return item
  }
  const pickSome = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((item) => ({ item, rank: next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ item }) => item)
  return { next, of, pickSome, int: (from, to) => from + Math.floor(next() * (to - from + 1)) }
}
