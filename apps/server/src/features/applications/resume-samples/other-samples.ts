import { column, docxOf, p, pdfOf, type Placed, type Sample, table } from './sample-files.ts'

const lebenslauf: Sample = {
  layout: 'PDF, German, dates at the left, everything else at the right',
  truth: {
    name: 'Anna Weber',
    email: 'anna.weber@uni.example',
    phone: '+49 151 23456789',
    links: [],
    education: [
      ['Technische Universität München', 'B.Sc. Wirtschaftsinformatik', '2022-10', null],
      ['Goethe-Gymnasium Regensburg', 'Abitur (1,4)', '2014-09', '2022-06'],
    ],
    experience: [
      ['Werkstudentin Datenanalyse', 'Nordlicht GmbH', '2024-03', null],
      ['Praktikantin Marketing', 'Bergblick AG', '2023-08', '2023-09'],
    ],
    skills: ['Python', 'SQL', 'Excel', 'Power BI', 'Data analysis'],
  },
  file: () => {
    const rows: readonly (readonly [string, string])[] = [
      ['Geburtsdatum:', '14.03.2003'],
      ['Anschrift:', 'Lindenweg 4, 80331 München'],
      ['Telefon:', '+49 151 23456789'],
      ['E-Mail:', 'anna.weber@uni.example'],
    ]
    const study: readonly (readonly [string, string])[] = [
      ['10/2022 – heute', 'B.Sc. Wirtschaftsinformatik'],
      ['', 'Technische Universität München'],
      ['09/2014 – 06/2022', 'Abitur (1,4)'],
      ['', 'Goethe-Gymnasium Regensburg'],
    ]
    const work: readonly (readonly [string, string])[] = [
      ['seit 03/2024', 'Werkstudentin Datenanalyse'],
      ['', 'Nordlicht GmbH, München'],
      ['', '• Berichte in Power BI für den Vertrieb'],
      ['08/2023 – 09/2023', 'Praktikantin Marketing'],
      ['', 'Bergblick AG, Augsburg'],
      ['', '• Auswertung von Umfragen'],
    ]
    const beside = (y: number, lines: readonly (readonly [string, string])[]): Placed[] =>
      lines.flatMap(([left, right], at): Placed[] => [
        ...(left === '' ? [] : [[60, y + at * 16, left] as const]),
        [190, y + at * 16, right],
      ])
    return pdfOf([
      [
        [60, 60, 'Lebenslauf', 18],
        [60, 90, 'Anna Weber', 14],
        ...beside(112, rows),
        [60, 200, 'Ausbildung', 13],
        ...beside(220, study),
        [60, 310, 'Berufserfahrung', 13],
        ...beside(330, work),
        [60, 450, 'Kenntnisse', 13],
        [60, 470, 'Python, SQL, MS Excel, Power BI'],
        [60, 500, 'Sprachen', 13],
        [60, 520, 'Deutsch (Muttersprache), Englisch (C1), Spanisch (A2)'],
      ],
    ])
  },
}

const tabelle: Sample = {
  layout: 'DOCX, German, a table of dates and posts, months by name',
  truth: {
    name: 'Lukas Schäfer',
    email: 'l.schaefer@posteo.example',
    phone: '0176 5551234',
    links: ['github.com/lschaefer'],
    education: [
      ['Hochschule Darmstadt', 'Bachelor Maschinenbau', '2021-10', '2025-03'],
      ['Max-Planck-Schule Kiel', 'Fachabitur', '2019-08', '2021-07'],
    ],
    experience: [
      ['Praktikant Konstruktion', 'Rheinwerk Anlagenbau GmbH', '2024-02', '2024-07'],
      ['Studentische Hilfskraft', 'Hochschule Darmstadt', '2023-04', '2024-01'],
    ],
    skills: ['SolidWorks', 'AutoCAD', 'MATLAB', 'Technical drawing', 'Teamwork'],
  },
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Lukas Schäfer'),
        p('l.schaefer@posteo.example · 0176 5551234 · github.com/lschaefer'),
        p('## Bildungsweg'),
        table([
          [['Oktober 2021 – März 2025'], ['Bachelor Maschinenbau', 'Hochschule Darmstadt']],
          [['August 2019 – Juli 2021'], ['Fachabitur', 'Max-Planck-Schule Kiel']],
        ]),
        p('## Praktika und Nebenjobs'),
        table([
          [
            ['Februar 2024 bis Juli 2024'],
            [
              'Praktikant Konstruktion',
              'Rheinwerk Anlagenbau GmbH',
              'Zeichnungen für Förderbänder',
            ],
          ],
          [
            ['April 2023 bis Januar 2024'],
            ['Studentische Hilfskraft', 'Hochschule Darmstadt', 'Betreuung des Labors'],
          ],
        ]),
        p('## EDV-Kenntnisse'),
        p('SolidWorks, AutoCAD, MATLAB, technisches Zeichnen'),
        p('## Persönliche Stärken'),
        p('Teamfähigkeit'),
      ]),
    ),
}

const deux: Sample = {
  layout: 'PDF, French, two columns, experience at the right',
  truth: {
    name: 'Camille Moreau',
    email: 'camille.moreau@courriel.example',
    phone: '+33 6 12 34 56 78',
    links: ['linkedin.com/in/camille-moreau'],
    education: [
      ['Université de Lyon', 'Licence d’économie', '2021-09', '2024-06'],
      ['Lycée Ampère', 'Baccalauréat', null, '2021'],
    ],
    experience: [
      ['Stagiaire en communication', 'Maison Soleil', '2024-01', '2024-06'],
      ['Bénévole', 'Association Les Jardins', '2022-09', null],
    ],
    skills: ['Canva', 'Social media management', 'Microsoft 365'],
  },
  file: () =>
    pdfOf([
      [
        [40, 60, 'Camille', 24],
        [40, 86, 'MOREAU', 24],
        ...column(40, 130, 190, [
          '## Coordonnées',
          '+33 6 12 34 56 78',
          'camille.moreau@courriel.example',
          'linkedin.com/in/camille-moreau',
          'Lyon',
          '',
          '## Compétences',
          'Canva',
          'Réseaux sociaux',
          'Pack Office',
          '',
          '## Langues',
          'Français : langue maternelle',
          'Anglais : B2',
          '',
          '## Centres d’intérêt',
          'Escalade',
          'Cinéma',
        ]),
        ...column(230, 130, 550, [
          '## Expériences professionnelles',
          'Stagiaire en communication',
          'Maison Soleil, Lyon',
          'Janvier 2024 – juin 2024',
          '• Rédaction de la lettre mensuelle',
          '• Photos pour le site',
          'Bénévole',
          'Association Les Jardins',
          'Depuis septembre 2022',
          '• Accueil des familles',
          '',
          '## Formation',
          'Licence d’économie',
          'Université de Lyon',
          'Sept. 2021 – juin 2024',
          'Baccalauréat',
          'Lycée Ampère',
          '2021',
        ]),
      ],
    ]),
}

const parcours: Sample = {
  layout: 'DOCX, French, dates before the line, separated by bars',
  truth: {
    name: 'Théo Lambert',
    email: 'theo.lambert@etu.example',
    phone: '06 98 76 54 32',
    links: [],
    education: [
      ['INSA Toulouse', 'Diplôme d’ingénieur en génie civil', '2022', '2025'],
      ['Lycée Pierre-de-Fermat', 'Classe préparatoire PCSI', '2020', '2022'],
    ],
    experience: [
      ['Stagiaire ingénieur', 'Ponts et Rives', '2024-02', '2024-08'],
      ['Employé polyvalent', 'Boulangerie Martin', '2021-07', '2021-08'],
    ],
    skills: ['AutoCAD', 'Revit', 'Project planning', 'Teamwork'],
  },
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# Théo LAMBERT',
          'theo.lambert@etu.example — 06 98 76 54 32 — 31000 Toulouse',
          '## FORMATION',
          '2022 - 2025 : Diplôme d’ingénieur en génie civil | INSA Toulouse',
          '2020 - 2022 : Classe préparatoire PCSI | Lycée Pierre-de-Fermat',
          '## EXPÉRIENCES',
          'Févr. 2024 à août 2024 : Stagiaire ingénieur | Ponts et Rives',
          '• Calcul de trois passerelles',
          'Juillet à août 2021 : Employé polyvalent | Boulangerie Martin',
          '## COMPÉTENCES',
          'AutoCAD, Revit, gestion de projet, travail en équipe',
          '## LANGUES',
          'Français, anglais (C1), espagnol (B1)',
        ].map(p),
      ),
    ),
}

const curriculo: Sample = {
  layout: 'PDF, Spanish, one column, place before role, dates in words',
  truth: {
    name: 'Lucía Fernández Gil',
    email: 'lucia.fgil@correo.example',
    phone: '+34 612 345 678',
    links: ['behance.net/luciafgil'],
    education: [['Universidad Complutense de Madrid', 'Grado en Periodismo', '2020-09', '2024-06']],
    experience: [
      ['Redactora en prácticas', 'Diario del Norte', '2023-09', '2024-03'],
      ['Dependienta', 'Librería Cervantes', '2022-06', '2022-09'],
      ['Voluntaria', 'Cruz Azul', '2021', null],
    ],
    skills: ['WordPress', 'SEO', 'Social media management'],
  },
  file: () =>
    pdfOf([
      [
        [60, 60, 'Lucía Fernández Gil', 20],
        [
          60,
          82,
          'Madrid, España · +34 612 345 678 · lucia.fgil@correo.example · behance.net/luciafgil',
          9,
        ],
        ...column(60, 115, 540, [
          '## Sobre mí',
          'Periodista que escribe claro y edita rápido.',
          '## Experiencia laboral',
          'Diario del Norte\tMadrid, España',
          'Redactora en prácticas\tseptiembre de 2023 – marzo de 2024',
          '• Veinte piezas al mes',
          '• Edición del boletín',
          'Librería Cervantes\tMadrid, España',
          'Dependienta\tjunio de 2022 – septiembre de 2022',
          '• Caja y pedidos',
          'Cruz Azul\tMadrid, España',
          'Voluntaria\t2021 – actualidad',
          '• Reparto de alimentos',
          '## Formación académica',
          'Universidad Complutense de Madrid\tMadrid, España',
          'Grado en Periodismo\tseptiembre de 2020 – junio de 2024',
          '## Conocimientos',
          'WordPress, SEO, redes sociales',
          '## Idiomas',
          'Español (nativo), inglés (C1), francés (A2)',
        ]),
      ],
    ]),
}

const maqueta: Sample = {
  layout: 'DOCX, Spanish, two columns made by a table',
  truth: {
    name: 'Mateo Rojas Peña',
    email: 'mateo.rojas@correo.example',
    phone: '+57 300 123 4567',
    links: ['github.com/mateorojas'],
    education: [['Universidad Nacional de Colombia', 'Ingeniería de Sistemas', '2021', '2026']],
    experience: [
      ['Desarrollador en prácticas', 'Andes Software', '2025-01', '2025-06'],
      ['Monitor de matemáticas', 'Universidad Nacional de Colombia', '2023', '2024'],
    ],
    skills: ['Java', 'Python', 'Git', 'Docker'],
  },
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Mateo Rojas Peña'),
        table([
          [
            [
              '## Contacto',
              '+57 300 123 4567',
              'mateo.rojas@correo.example',
              'github.com/mateorojas',
              'Bogotá, Colombia',
              '## Habilidades',
              'Java',
              'Python',
              'Git',
              'Docker',
              '## Idiomas',
              'Español',
              'Inglés (B2)',
            ],
            [
              '## Experiencia',
              'Desarrollador en prácticas',
              'Andes Software',
              'Enero 2025 – Junio 2025',
              '• Servicio de pagos en Java',
              'Monitor de matemáticas',
              'Universidad Nacional de Colombia',
              '2023 – 2024',
              '• Dos grupos por semana',
              '## Educación',
              'Ingeniería de Sistemas',
              'Universidad Nacional de Colombia',
              '2021 – 2026',
            ],
          ],
        ]),
      ]),
    ),
}

const moderno: Sample = {
  layout: 'PDF, Portuguese, dates at the left, post in one line with commas',
  truth: {
    name: 'Beatriz Carvalho',
    email: 'beatriz.carvalho@aluno.example',
    phone: '+351 912 345 678',
    links: ['linkedin.com/in/beatriz-carvalho'],
    education: [
      ['Universidade do Porto', 'Mestrado em Ciência de Dados', '2024', '2026'],
      ['Universidade do Minho', 'Licenciatura em Matemática', '2021', '2024'],
    ],
    experience: [
      ['Estagiária de análise de dados', 'Atlântico Seguros', '2025-02', '2025-07'],
      ['Explicadora', 'Centro de Estudos Saber', '2022-10', '2024-06'],
    ],
    skills: ['Python', 'R', 'SQL', 'Tableau', 'Statistics'],
  },
  file: () => {
    const beside = (y: number, lines: readonly (readonly [string, string])[]): Placed[] =>
      lines.flatMap(([left, right], at): Placed[] => [
        ...(left === '' ? [] : [[50, y + at * 16, left] as const]),
        [160, y + at * 16, right],
      ])
    return pdfOf([
      [
        [50, 60, 'Beatriz Carvalho', 22],
        [
          50,
          82,
          'Porto · +351 912 345 678 · beatriz.carvalho@aluno.example · linkedin.com/in/beatriz-carvalho',
          9,
        ],
        [50, 120, 'Formação', 13],
        ...beside(140, [
          ['2024–2026', 'Mestrado em Ciência de Dados, Universidade do Porto'],
          ['2021–2024', 'Licenciatura em Matemática, Universidade do Minho'],
        ]),
        [50, 190, 'Experiência profissional', 13],
        ...beside(210, [
          ['fev. 2025 – jul. 2025', 'Estagiária de análise de dados, Atlântico Seguros'],
          ['', '• Modelo de risco para seguros de casa'],
          ['out. 2022 – jun. 2024', 'Explicadora, Centro de Estudos Saber'],
          ['', '• Matemática do 9.º ao 12.º ano'],
        ]),
        [50, 300, 'Competências', 13],
        [50, 320, 'Python, R, SQL, Tableau, estatística'],
        [50, 350, 'Línguas', 13],
        [50, 370, 'Português, inglês (C1)'],
      ],
    ])
  },
}

const brasil: Sample = {
  layout: 'DOCX, Portuguese, labels before each fact',
  truth: {
    name: 'Rafael Oliveira Santos',
    email: 'rafael.santos@email.example',
    phone: '(11) 91234-5678',
    links: [],
    education: [
      ['Universidade de São Paulo', 'Bacharelado em Administração', '2022-02', '2026-12'],
    ],
    experience: [
      ['Estagiário de logística', 'Transportes Aurora Ltda', '2024-08', null],
      ['Jovem aprendiz', 'Mercado Central', '2021-01', '2021-12'],
    ],
    skills: ['Excel', 'Power BI', 'Inventory management', 'Customer service'],
  },
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# CURRÍCULO',
          'Nome: Rafael Oliveira Santos',
          'Telefone: (11) 91234-5678',
          'E-mail: rafael.santos@email.example',
          'Endereço: São Paulo, SP',
          '## Formação acadêmica',
          'Bacharelado em Administração – Universidade de São Paulo',
          '02/2022 – 12/2026 (previsto)',
          '## Experiência profissional',
          'Transportes Aurora Ltda',
          'Cargo: Estagiário de logística',
          'Período: 08/2024 – atual',
          '• Controle de estoque em Excel',
          'Mercado Central',
          'Cargo: Jovem aprendiz',
          'Período: 01/2021 – 12/2021',
          '• Atendimento ao cliente',
          '## Habilidades',
          'Excel, Power BI, inventory management',
        ].map(p),
      ),
    ),
}

const italiano: Sample = {
  layout: 'DOCX, Italian, role and place separated by a dash, dates below',
  truth: {
    name: 'Giulia Conti',
    email: 'giulia.conti@posta.example',
    phone: '+39 347 123 4567',
    links: [],
    education: [['Politecnico di Milano', 'Laurea in Design della Comunicazione', '2021', '2024']],
    experience: [
      ['Tirocinante grafica', 'Studio Mezzaluna', '2024-03', '2024-09'],
      ['Cameriera', 'Trattoria Rossi', '2022-06', '2022-09'],
    ],
    skills: ['Figma', 'Adobe InDesign', 'Adobe Photoshop'],
  },
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# Giulia Conti',
          '+39 347 123 4567, giulia.conti@posta.example, Milano',
          '## Istruzione',
          'Laurea in Design della Comunicazione – Politecnico di Milano',
          '2021 – 2024',
          '## Esperienze lavorative',
          'Tirocinante grafica – Studio Mezzaluna',
          'marzo 2024 – settembre 2024',
          '• Impaginazione di due riviste',
          'Cameriera – Trattoria Rossi',
          'giugno 2022 – settembre 2022',
          '## Competenze',
          'Figma, InDesign, Photoshop',
          '## Lingue',
          'Italiano, inglese (B2)',
        ].map(p),
      ),
    ),
}

export const otherSamples: readonly Sample[] = [
  lebenslauf,
  tabelle,
  deux,
  parcours,
  curriculo,
  maqueta,
  moderno,
  brasil,
  italiano,
]
