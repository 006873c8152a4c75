/** A place that demo interns come from. All people are fictional. */
export interface Place {
  readonly country: string
  readonly zone: string
  readonly universities: readonly string[]
  readonly firsts: readonly string[]
  readonly lasts: readonly string[]
}

const words = (list: string): readonly string[] => list.split(' ')
const many = (list: string): readonly string[] => list.split('|')

export const places: readonly Place[] = [
  {
    country: 'NG',
    zone: 'Africa/Lagos',
    universities: many('University of Lagos|Covenant University'),
    firsts: words('Adaeze Chidi Ngozi Tunde Ifeoma Emeka Zainab Bolaji Kemi Obinna'),
    lasts: words('Nwosu Balogun Eze Adeyemi Umeh Bello Okeke Danjuma'),
  },
  {
    country: 'IN',
    zone: 'Asia/Kolkata',
    universities: many('RV College of Engineering|University of Mumbai|Anna University'),
    firsts: words('Arjun Farah Ananya Rohan Meera Kabir Divya Nikhil Sana Ishaan'),
    lasts: words('Nair Sheikh Iyer Kulkarni Das Menon Bose Reddy Gill'),
  },
  {
    country: 'BR',
    zone: 'America/Sao_Paulo',
    universities: many('Universidade de São Paulo|Universidade Federal de Pernambuco'),
    firsts: words('Beatriz Caio Larissa Thiago Júlia Rafael Camila Davi'),
    lasts: words('Costa Moreira Teixeira Barros Freitas Cardoso Pinto'),
  },
  {
    country: 'KE',
    zone: 'Africa/Nairobi',
    universities: many('Strathmore University|University of Nairobi'),
    firsts: words('Wanjiru Njeri Otieno Achieng Kipchumba Makena Baraka Zuri'),
    lasts: words('Kamau Wekesa Odhiambo Mutua Cheruiyot Njoroge'),
  },
  {
    country: 'GH',
    zone: 'Africa/Accra',
    universities: many('University of Ghana|Ashesi University'),
    firsts: words('Kwame Efua Kofi Abena Yaw Akosua'),
    lasts: words('Boateng Mensah Asante Ofori Sarpong'),
  },
  {
    country: 'EG',
    zone: 'Africa/Cairo',
    universities: many('Ain Shams University|Alexandria University'),
    firsts: words('Youssef Hamza Mariam Salma Omar Nour Karim'),
    lasts: words('Farouk Mansour Hassan Saleh Zaki Ramadan'),
  },
  {
    country: 'PL',
    zone: 'Europe/Warsaw',
    universities: many('Jagiellonian University|Gdańsk University of Technology'),
    firsts: words('Zofia Jakub Hanna Mateusz Oliwia Kacper Maja'),
    lasts: words('Nowak Wilk Zieliński Kowal Mazur Dudek'),
  },
  {
    country: 'PT',
    zone: 'Europe/Lisbon',
    universities: many('University of Porto|Universidade de Lisboa'),
    firsts: words('Inês Diogo Matilde Gonçalo Leonor Duarte Rita'),
    lasts: words('Carvalho Fonseca Lopes Marques Antunes Vieira'),
  },
  {
    country: 'UA',
    zone: 'Europe/Kyiv',
    universities: many('Lviv Polytechnic|Kyiv National University'),
    firsts: words('Olena Taras Sofiia Andrii Yana Bohdan'),
    lasts: words('Bondar Shevchuk Melnyk Hrytsenko Tkach'),
  },
  {
    country: 'CO',
    zone: 'America/Bogota',
    universities: many('Universidad de los Andes|Universidad Nacional de Colombia'),
    firsts: words('Mateo Valentina Samuel Isabela Nicolás Luciana'),
    lasts: words('Rojas Vargas Herrera Quintero Suárez Pardo'),
  },
  {
    country: 'MX',
    zone: 'America/Mexico_City',
    universities: many('Universidad Nacional Autónoma de México|Tecnológico de Monterrey'),
    firsts: words('Ximena Diego Renata Emilio Regina Leonardo'),
    lasts: words('Aguilar Navarro Cervantes Ibarra Solís'),
  },
  {
    country: 'ID',
    zone: 'Asia/Jakarta',
    universities: many('Universitas Indonesia|Institut Teknologi Bandung'),
    firsts: words('Dewi Bagus Putri Rizky Ayu Galih'),
    lasts: words('Lestari Santoso Wijaya Pratama Hidayat'),
  },
  {
    country: 'PH',
    zone: 'Asia/Manila',
    universities: many('University of the Philippines|Ateneo de Manila University'),
    firsts: words('Carlo Bea Miguel Althea Paolo Trisha'),
    lasts: words('Reyes Bautista Villanueva Salonga Mercado'),
  },
  {
    country: 'VN',
    zone: 'Asia/Ho_Chi_Minh',
    universities: many('Hanoi University of Science and Technology|RMIT University Vietnam'),
    firsts: words('Linh Minh Thảo Quân Trang Huy'),
    lasts: words('Nguyễn Trần Phạm Đặng Bùi'),
  },
  {
    country: 'JP',
    zone: 'Asia/Tokyo',
    universities: many('Keio University|Tohoku University'),
    firsts: words('Mei Haruto Yui Sota Rin Kaito'),
    lasts: words('Tanaka Mori Shimizu Okada Hayashi'),
  },
  {
    country: 'DE',
    zone: 'Europe/Berlin',
    universities: many('Universität Leipzig|Technische Universität Berlin'),
    firsts: words('Lena Jonas Mia Felix Clara Emil Aylin'),
    lasts: words('Vogel Brandt Krüger Hartmann Yıldız Seidel'),
  },
  {
    country: 'GB',
    zone: 'Europe/London',
    universities: many('University of Leeds|Cardiff University'),
    firsts: words('Imogen Callum Aisha Rhys Poppy Kieran'),
    lasts: words('Hughes Patel Fraser Doyle Whitaker'),
  },
  {
    country: 'US',
    zone: 'America/New_York',
    universities: many('Rutgers University|Howard University'),
    firsts: words('Jasmine Ethan Brooke Malik Sierra Logan'),
    lasts: words('Coleman Ramirez Bennett Nguyen Foster'),
  },
  {
    country: 'ZA',
    zone: 'Africa/Johannesburg',
    universities: many('University of Cape Town|Stellenbosch University'),
    firsts: words('Thandiwe Sipho Lerato Johan Nomsa Kagiso'),
    lasts: words('Dlamini Mokoena Botha Naidoo Khumalo'),
  },
  {
    country: 'PK',
    zone: 'Asia/Karachi',
    universities: many('LUMS|University of Karachi'),
    firsts: words('Ayesha Bilal Hira Usman Mahnoor Zain'),
    lasts: words('Qureshi Siddiqui Malik Javed Chaudhry'),
  },
  {
    country: 'TR',
    zone: 'Europe/Istanbul',
    universities: many('Boğaziçi University|Middle East Technical University'),
    firsts: words('Elif Kerem Defne Emre Zeynep Baran'),
    lasts: words('Demir Kaya Aydın Şahin Arslan'),
  },
  {
    country: 'CA',
    zone: 'America/Toronto',
    universities: many('University of Waterloo|Dalhousie University'),
    firsts: words('Chloé Liam Priyanka Noah Amélie Owen'),
    lasts: words('Tremblay MacLeod Singh Roy Lavoie'),
  },
]

/** Returns a seeded random number generator, so that every installation gets the same demo data. */
export function dice(seed: number): {
  next: () => number
  of: <T>(list: readonly [T, ...T[]] | readonly T[]) => T
  some: <T>(list: readonly T[], count: number) => T[]
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
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('The list is empty')
    return one
  }
  const some = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((one) => ({ one, rank: next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ one }) => one)
  return { next, of, some, int: (from, to) => from + Math.floor(next() * (to - from + 1)) }
}
