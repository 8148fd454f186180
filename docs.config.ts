import { defineConfig } from 'docent'

const company = 'https://www.e2e-cloud.example'

export default defineConfig({
  title: 'E2E Cloud Documentation',
  url: 'https://docs.e2e-cloud.example',
  description: 'Guides and API references for the account console and the AI platform of E2E Cloud.',
  brand: {
    name: 'E2E Cloud',
    legalName: 'E2E Cloud Limited',
    registrationNumber: 'CIN L00000XX0000XXX000000',
    logo: { src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', alt: '', width: 28, height: 28 },
    favicon: '/img/logo.svg',
    words: {
      pythonModule: 'e2e_cloud.tir',
      csiDriver: 'csi.e2e-cloud.example',
      csiChart: 'csi-e2e-cloud',
      npmPackage: '@e2e-cloud/e2ectl',
      cli: 'e2ectl',
      terraformSource: 'e2e-cloud/e2e',
      tirTerraformSource: 'e2e-cloud/tir',
      pythonPackage: 'e2e-cloud',
    },
  },
  socialImages: {},
  offline: {},
  hosts: {
    console: 'https://myaccount.e2e-cloud.example',
    signup: 'https://myaccount.e2e-cloud.example/accounts/signup',
    api: 'https://api.e2e-cloud.example/myaccount/api/v1',
    tirApi: 'https://api.e2e-cloud.example/myaccount/api/v1/gpu',
    tir: 'https://tir.e2e-cloud.example',
    inference: 'https://infer.e2e-cloud.example',
    registry: 'registry.e2e-cloud.example',
    objectStorage: 'objectstore.e2e-cloud.example',
    objectStorageChennai: 'in-south1-objectstore.e2e-cloud.example',
    csiCharts: 'https://csi-charts.example',
    support: 'https://support.e2e-cloud.example',
    blog: `${company}/blog`,
    pricing: `${company}/pricing`,
    status: 'https://status.e2e-cloud.example',
  },
  docs: {
    routeBase: '/docs/',
    landing: 'myaccount/GettingStarted/index',
    editUrl: 'https://git.e2e-cloud.example/docs/edit/main/{path}',
  },
  areas: [
    {
      id: 'myaccount',
      label: 'Account',
      url: '/myaccount/',
      folder: 'myaccount',
      sidebar: 'MyAccountSideBar',
    },
    {
      id: 'tir',
      label: 'AI platform',
      url: '/tir/',
      folder: 'tir',
      sidebar: 'tirSideBar',
    },
  ],
  sidebars: {
    MyAccountSideBar: [
      'myaccount/index',
      {
        kind: 'category',
        label: 'Get started',
        description: 'Open and validate an account, create API tokens, and set up your first servers.',
        items: [
          { kind: 'folder', folder: 'myaccount/GettingStarted' },
          { kind: 'folder', folder: 'myaccount/guide' },
        ],
      },
      {
        kind: 'category',
        label: 'Compute',
        description:
          'Virtual machines of every series: launch, connect, resize, back up, and pay by the hour or by term.',
        items: [
          { kind: 'folder', folder: 'myaccount/node' },
          { kind: 'folder', folder: 'myaccount/images' },
          { kind: 'folder', folder: 'myaccount/auto_scaling' },
          { kind: 'folder', folder: 'myaccount/functions' },
          { kind: 'folder', folder: 'myaccount/eqs' },
          'myaccount/private_cluster/index',
        ],
      },
      { kind: 'folder', folder: 'myaccount/gpu' },
      {
        kind: 'category',
        label: 'Kubernetes',
        description:
          'Managed clusters with worker pools, volumes, and load balancers, and a registry for their images.',
        items: [
          { kind: 'folder', folder: 'myaccount/kubernetes' },
          { kind: 'folder', folder: 'myaccount/container_registry' },
        ],
      },
      { kind: 'folder', folder: 'myaccount/storage' },
      {
        kind: 'category',
        label: 'Networking',
        description: 'Private networks, addresses, security groups, DNS, CDN, and load balancers.',
        items: [
          { kind: 'folder', folder: 'myaccount/network' },
          { kind: 'folder', folder: 'myaccount/appliance' },
        ],
      },
      { kind: 'folder', folder: 'myaccount/database' },
      {
        kind: 'category',
        label: 'Security and access',
        description: 'Second factor, SSH keys, passwords, firewalls, and compliance.',
        items: [
          { kind: 'folder', folder: 'myaccount/security' },
          { kind: 'folder', folder: 'myaccount/compliance_security' },
        ],
      },
      { kind: 'folder', folder: 'myaccount/billing' },
      {
        kind: 'category',
        label: 'Developer tools',
        description: 'The command line tool and the Terraform provider.',
        items: [
          { kind: 'folder', folder: 'myaccount/e2e_cli' },
          { kind: 'folder', folder: 'myaccount/terraform-e2e' },
        ],
      },
      {
        kind: 'category',
        label: 'Operations',
        description: 'Monitoring, backups, tags, certificates, users, and support.',
        items: [
          { kind: 'folder', folder: 'myaccount/monitoring' },
          { kind: 'folder', folder: 'myaccount/cdp_backups' },
          'myaccount/disaster-recovery/index',
          'myaccount/tags/index',
          'myaccount/resourcetransfer/index',
          { kind: 'folder', folder: 'myaccount/others' },
        ],
      },
      'myaccount/release-notes/index',
    ],
    tirSideBar: [
      {
        kind: 'category',
        label: 'Get started',
        description: 'How accounts, projects, tokens, and keys fit together, and the first GPU node.',
        items: [{ kind: 'folder', folder: 'tir/GettingStarted' }, 'tir/ai-labs/index', 'tir/indiaai/index'],
      },
      {
        kind: 'category',
        label: 'Compute',
        description:
          'Containers and virtual machines with AI frameworks, on CPU or GPU, and clusters for long training jobs.',
        items: [
          { kind: 'folder', folder: 'tir/Nodes' },
          { kind: 'folder', folder: 'tir/TrainingCluster' },
          { kind: 'folder', folder: 'tir/private_cluster' },
          'tir/benchmarks/index',
        ],
      },
      { kind: 'folder', folder: 'tir/Inference' },
      {
        kind: 'category',
        label: 'Generative AI',
        description: 'Fine-tuning, ready-made models, retrieval-augmented generation, and vector search.',
        items: [
          { kind: 'folder', folder: 'tir/FoundationStudio' },
          { kind: 'folder', folder: 'tir/RAG' },
          { kind: 'folder', folder: 'tir/VectorDatabase' },
        ],
      },
      {
        kind: 'category',
        label: 'Data and storage',
        description: 'Datasets, synced sources, shared file systems, and container images.',
        items: [
          { kind: 'folder', folder: 'tir/Datasets' },
          { kind: 'folder', folder: 'tir/DataSyncer' },
          { kind: 'folder', folder: 'tir/sfs' },
          { kind: 'folder', folder: 'tir/pfs' },
          { kind: 'folder', folder: 'tir/container_registry' },
        ],
      },
      {
        kind: 'category',
        label: 'Pipelines and automation',
        description: 'Pipelines and their schedules, integrations, Terraform, the API, and the Python SDK.',
        items: [
          { kind: 'folder', folder: 'tir/Pipeline' },
          { kind: 'folder', folder: 'tir/external_integrations' },
          { kind: 'folder', folder: 'tir/terraform' },
          { kind: 'folder', folder: 'tir/API' },
          { kind: 'folder', folder: 'tir/sdk' },
        ],
      },
      {
        kind: 'category',
        label: 'Network and access',
        description: 'Security groups, reserved IPs, roles, policies, and audit logs.',
        items: ['tir/Security_Group/index', 'tir/Reserve_IP/index', { kind: 'folder', folder: 'tir/PBAC' }],
      },
      {
        kind: 'category',
        label: 'Billing and updates',
        description: 'Charges, plans, coupons, and what has changed.',
        items: [{ kind: 'folder', folder: 'tir/Billing_and_Usage' }, 'tir/release-notes/index'],
      },
    ],
  },
  navbar: {
    items: [
      { kind: 'link', label: 'Account', url: '/myaccount/', activeBase: '/docs/myaccount/' },
      { kind: 'link', label: 'AI platform', url: '/tir/', activeBase: '/docs/tir/' },
      {
        kind: 'dropdown',
        label: 'REST API',
        items: [
          { label: 'Account API', url: '/api/myaccount/' },
          { label: 'AI platform API', url: '/api/tir/' },
        ],
      },
      { kind: 'search' },
      { kind: 'link', label: 'Blog', url: `${company}/blog`, position: 'right' },
      { kind: 'locales', position: 'right' },
      {
        kind: 'link',
        label: 'Sign up',
        url: 'https://myaccount.e2e-cloud.example/accounts/signup',
        position: 'right',
        isButton: true,
      },
    ],
  },
  apis: [
    {
      id: 'myaccount',
      label: 'Account API',
      url: '/api/myaccount/',
      releaseNotes: '/Release-notes/?product=myaccount',
      status: 'https://status.e2e-cloud.example',
      document: 'content/api/myaccount/openapi.yaml',
    },
    {
      id: 'tir',
      label: 'AI platform API',
      url: '/api/tir/',
      releaseNotes: '/Release-notes/?product=tir',
      status: 'https://status.e2e-cloud.example',
      document: 'content/api/tir/openapi.yaml',
    },
  ],
  assistants: [{ label: 'an assistant', url: 'https://assistant.example/new?q={prompt}' }],
  search: { url: '/search/', missingResultsUrl: 'https://support.e2e-cloud.example/?subject={query}' },
  footer: {
    home: {
      groups: [
        {
          title: 'Docs',
          items: [
            { label: 'Account', url: '/myaccount/' },
            { label: 'AI platform', url: '/tir/' },
            { label: 'Release notes', url: '/Release-notes/' },
            { label: 'FAQ', url: '/faq/' },
          ],
        },
        {
          title: 'APIs',
          items: [
            { label: 'Account API', url: '/api/myaccount/' },
            { label: 'AI platform API', url: '/api/tir/' },
          ],
        },
        {
          title: 'Help',
          items: [
            { label: 'Support', url: 'https://support.e2e-cloud.example' },
            { label: 'Service status', url: 'https://status.e2e-cloud.example' },
            { label: 'Contact us', url: `${company}/contact` },
          ],
        },
      ],
      legal: [
        { label: 'Terms of service', url: `${company}/policies/terms` },
        { label: 'Privacy policy', url: `${company}/policies/privacy` },
      ],
    },
    groups: [
      {
        title: 'Products',
        items: [
          { label: 'Compute nodes', url: `${company}/products/compute` },
          { label: 'Dedicated compute', url: `${company}/products/dedicated-compute` },
          { label: 'Windows on cloud', url: `${company}/products/windows` },
          { label: 'SQL on cloud', url: `${company}/products/sql` },
          { label: 'Plesk on cloud', url: `${company}/products/plesk` },
          { label: 'GPU cloud', url: `${company}/products/gpu` },
          { label: 'Load balancer', url: `${company}/products/load-balancer` },
        ],
      },
      {
        title: 'Company',
        items: [
          { label: 'About us', url: `${company}/about` },
          { label: 'Team', url: `${company}/team` },
          { label: 'Partner with us', url: `${company}/partner` },
          { label: 'Media', url: `${company}/media` },
          { label: 'Testimonials', url: `${company}/testimonials` },
          { label: 'Investors', url: `${company}/investors` },
          { label: 'Careers', url: `${company}/careers` },
          { label: 'Contact us', url: `${company}/contact` },
          { label: 'Contact sales', url: `${company}/contact-sales` },
          { label: 'Escalation matrix', url: `${company}/escalation-matrix` },
          { label: 'Service level agreement', url: `${company}/policies/sla` },
          { label: 'Terms of service', url: `${company}/policies/terms` },
          { label: 'Privacy policy', url: `${company}/policies/privacy` },
          { label: 'Refund policy', url: `${company}/policies/refund` },
          { label: 'Policy FAQ', url: `${company}/policies/faq` },
        ],
      },
      {
        title: 'Resources',
        items: [
          { label: 'Blog', url: `${company}/blog` },
          { label: 'Events', url: `${company}/events` },
          { label: 'Service health status', url: 'https://status.e2e-cloud.example' },
          { label: 'Help and documentation', url: '/docs/' },
          { label: 'White papers', url: `${company}/white-papers` },
          { label: 'Ecosystem enablers', url: `${company}/ecosystem` },
          { label: 'Customers', url: `${company}/customers` },
          { label: 'Certifications', url: `${company}/certifications` },
          { label: 'Countries served', url: `${company}/countries-served` },
          { label: 'FAQs', url: `${company}/faqs` },
        ],
      },
    ],
    social: [
      { name: 'facebook', url: 'https://facebook.example/e2e-cloud' },
      { name: 'linkedin', url: 'https://linkedin.example/e2e-cloud' },
      { name: 'x', url: 'https://x.example/e2e-cloud' },
      { name: 'youtube', url: 'https://youtube.example/e2e-cloud' },
      { name: 'instagram', url: 'https://instagram.example/e2e-cloud' },
    ],
  },
})
