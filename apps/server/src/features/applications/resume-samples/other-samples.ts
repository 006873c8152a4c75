import { deux, parcours } from './french-samples.ts'
import { lebenslauf, tabelle } from './german-samples.ts'
import { beside, column, docxOf, p, pdfOf, type Sample, table } from './sample-files.ts'

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
        ...beside([50, 160], 140, [
          ['2024–2026', 'Mestrado em Ciência de Dados, Universidade do Porto'],
          ['2021–2024', 'Licenciatura em Matemática, Universidade do Minho'],
        ]),
        [50, 190, 'Experiência profissional', 13],
        ...beside([50, 160], 210, [
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
