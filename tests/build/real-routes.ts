import { describe, expect, test } from 'vitest'
import { readBuiltPage } from '../../src/doctor/read-built-site.ts'

/** Top-level pages. `/docs/` is not one of them: it leads to the first guide. */
export const topLevel = [
  '/',
  '/api/myaccount/',
  '/api/tir/',
  '/faq/',
  '/faqs/',
  '/markdown-page/',
  '/myaccount/',
  '/myaccount/faq-cards/',
  '/myaccount/faq/',
  '/myaccount/faqService/',
  '/Release-notes/',
  '/Release-notes/myaccount/',
  '/Release-notes/tir/',
  '/search/',
  '/tir/',
  '/tir/faq-cards/',
  '/tir/faq/',
  '/tir/faqService/',
]

/** Sections that the specification names, with the pages of the topics that it lists for them. */
const accountSections: Record<string, string[]> = {
  abuse: [],
  appliance: [
    'Application-Load-Balancer',
    'Network-Load-Balancer',
    'encrypted_load_balancer',
    'committed_load_balancer',
  ],
  auto_scaling: [],
  billing: [
    'alerts_reminders',
    'autopay_payment',
    'declaration',
    'details',
    'e-mandate',
    'infra-credits',
    'invoice_payment',
    'minimum_billing',
    'payment_method',
    'prepaid_billing',
    'provisioning',
    'redeem-coupon',
    'restore_services',
    'snapshot_billing',
    'tds_deductions',
    'view_account_statements',
  ],
  cdp_backups: [],
  compliance_security: [],
  container_registry: [],
  database: [
    'kafka',
    'cassandra',
    'mariaDB',
    'mySQL',
    'openSearch',
    'postgreSQL',
    'valkey',
    'wordPress',
    'parameter_group',
    'disk_expansion',
    'encryption',
  ],
  'disaster-recovery': [],
  e2e_cli: [],
  eqs: ['sdk', 'golang', 'java', 'nodejs', 'php', 'python', 'ruby'],
  functions: [],
  GettingStarted: [
    'sign_up',
    'customer_validation',
    'customer_validation_international',
    'sign_in',
    'restricted_countries',
    'iam',
    'FAQ',
  ],
  gpu: [],
  guide: [],
  images: [],
  kubernetes: [],
  monitoring: [],
  network: [
    'cdn',
    'dns',
    'firewall',
    'vpc',
    'vpc_peering',
    'reserve_ip',
    'reserve_ip/floating_ip',
    'security_grp',
    'tag',
  ],
  node: [],
  others: [],
  private_cluster: [],
  'release-notes': [],
  resourcetransfer: [],
  security: ['2fa', 'audit_logs', 'firewalls', 'key_based_ssh', 'password_policy'],
  storage: ['block_storage', 'object_storage', 'sfs', 'epfs', 'encryption'],
  tags: [],
  'terraform-e2e': [],
}

const platformSections: Record<string, string[]> = {
  'ai-labs': [],
  API: [],
  benchmarks: [],
  Billing_and_Usage: [],
  container_registry: [],
  Datasets: [],
  DataSyncer: [
    'sources/aws',
    'sources/azure_blob',
    'sources/drive',
    'sources/minio',
    'sources/object_storage',
  ],
  external_integrations: [],
  FoundationStudio: [
    'FineTuneModels/QuickStartGuide',
    'FineTuneModels/guides/llama',
    'FineTuneModels/guides/mistral',
    'GenAI_API/GenAPI',
    'ModelEvaluation',
  ],
  GettingStarted: ['iam', 'projects', 'security', 'security/api_tokens', 'security/ssh_keys'],
  indiaai: [],
  Inference: ['ModelEndpoints', 'ModelRepository', 'Tutorials/overview'],
  Nodes: [],
  PBAC: ['access_control', 'iam_panel', 'teams', 'project_settings', 'audit_logs'],
  pfs: [],
  Pipeline: ['CreatePipeline', 'Run', 'ScheduledRun', 'DockerRun'],
  private_cluster: [],
  RAG: ['chat_assistant', 'knowledge_base', 'plans'],
  'release-notes': [],
  Reserve_IP: [],
  Security_Group: [],
  sfs: [],
  // Not in the specification: the reference of the Python SDK.
  sdk: [],
  terraform: [],
  TrainingCluster: [
    'deployments/mpi',
    'deployments/pytorch',
    'deployments/pytorch_lightning',
    'deployments/ray',
    'deployments/slurm',
  ],
  VectorDatabase: ['Qdrant'],
}

/** Sections whose path leads to their first page. */
const firstPages: Record<string, string> = {
  '/docs/tir/external_integrations/': '/docs/tir/external_integrations/intro/',
}

const areas = [
  { path: '/docs/myaccount/', sections: accountSections, sidebar: 'MyAccountSideBar' },
  { path: '/docs/tir/', sections: platformSections, sidebar: 'tirSideBar' },
]

/** Sections whose pages have no sidebar. */
const withoutSidebar = ['/docs/myaccount/abuse/']

/** Tests the sections of both areas. `ask` requests a path of the built site. */
export function testSections(ask: (path: string) => Promise<Response>): void {
  describe.each(areas)('the sections of $path', ({ path: area, sections, sidebar }) => {
    const names = Object.keys(sections)
    const paths = names.flatMap((name) =>
      [name, ...(sections[name] ?? []).map((topic) => `${name}/${topic}`)].map((page) => `${area}${page}/`),
    )

    test.each(paths)('%s is a page', async (url) => {
      const path = firstPages[url] ?? url
      if (path !== url) expect((await ask(url)).headers.get('Location')).toBe(path)
      const response = await ask(path)
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*://[^/"]+${path}">`))
      const isBare = withoutSidebar.some((section) => path.startsWith(section))
      expect(readBuiltPage(html)?.view.sidebar?.id).toBe(isBare ? undefined : sidebar)
    })

    test('every page of the area belongs to one of them', async () => {
      const pages: { url: string }[] = await (await ask('/_/pages.json')).json()
      const guides = pages.map(({ url }) => url).filter((path) => path.startsWith(area) && path !== area)
      const foreign = guides.filter((path) => !names.some((name) => path.startsWith(`${area}${name}/`)))
      expect(guides.length).toBeGreaterThan(paths.length)
      expect(foreign).toEqual([])
    })
  })
}
