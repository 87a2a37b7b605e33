//! The encryption of the page, with a certificate made on the spot.

use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use graviola::hashing::{Hash as _, Sha256};
use graviola::signing::ecdsa::{P256, SigningKey};
use rcgen::{
    CertificateParams, DistinguishedName, DnType, ExtendedKeyUsagePurpose, PKCS_ECDSA_P256_SHA256,
    SanType, SerialNumber,
};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::server::TlsStream;

/// What a connection is spoken through.
pub(super) type Encrypted = TlsStream<TcpStream>;

/// The encryption of one page. Its key leaves the memory of this program nowhere.
#[derive(Clone)]
pub(super) struct Encryption {
    acceptor: TlsAcceptor,
    fingerprint: String,
}

/// How long a certificate is valid, and how far a phone's clock may be behind.
const VALID: Duration = Duration::from_secs(7 * 24 * 60 * 60);
const BEHIND: Duration = Duration::from_secs(24 * 60 * 60);
/// Bytes of a fingerprint that are shown: enough that nobody makes another certificate with them
/// while people play.
const SHOWN: usize = 8;

impl Encryption {
    /// Whether this processor has what it takes.
    pub(super) fn is_possible() -> bool {
        graviola::util::is_cpu_supported()
    }

    /// A new key and a certificate for an address.
    pub(super) fn of(address: IpAddr) -> io::Result<Self> {
        let key = OwnKey::new()?;
        let certificate = certificate(address, &key)?;
        let digest = Sha256::hash(certificate.der());
        let shown: Vec<String> =
            digest.as_ref().iter().take(SHOWN).map(|byte| format!("{byte:02X}")).collect();
        let provider = Arc::new(rustls_graviola::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_no_client_auth()
            .with_single_cert(vec![certificate.into()], key.private()?.into())
            .map_err(io::Error::other)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { acceptor: TlsAcceptor::from(Arc::new(config)), fingerprint: shown.join(" ") })
    }

    /// The first bytes of the certificate's fingerprint (SHA-256), as browsers show it.
    pub(super) fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// Agrees with a phone on how to speak.
    pub(super) async fn accept(&self, stream: TcpStream) -> io::Result<Encrypted> {
        self.acceptor.accept(stream).await
    }
}

fn certificate(address: IpAddr, key: &OwnKey) -> io::Result<rcgen::Certificate> {
    let now = SystemTime::now();
    let mut serial = [0; 16];
    getrandom::fill(&mut serial).map_err(io::Error::other)?;
    let mut params = CertificateParams::default();
    params.distinguished_name = DistinguishedName::new();
    params.distinguished_name.push(DnType::CommonName, "shuzi");
    params.subject_alt_names = vec![SanType::IpAddress(address)];
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    params.not_before = (now - BEHIND).into();
    params.not_after = (now + VALID).into();
    params.serial_number = Some(SerialNumber::from_slice(&serial));
    params.self_signed(key).map_err(io::Error::other)
}

/// A key that is made for one page.
struct OwnKey {
    key: SigningKey<P256>,
    /// The public key: a point of the curve, uncompressed.
    public: [u8; 65],
}

impl OwnKey {
    fn new() -> io::Result<Self> {
        let key = SigningKey::<P256>::generate().map_err(refused)?;
        let public = key.private_key.public_key_uncompressed();
        Ok(Self { key, public })
    }

    /// The key as the server takes it.
    fn private(&self) -> io::Result<PrivatePkcs8KeyDer<'static>> {
        let mut room = [0; 256];
        Ok(self.key.to_pkcs8_der(&mut room).map_err(refused)?.to_vec().into())
    }
}

impl rcgen::PublicKeyData for OwnKey {
    fn der_bytes(&self) -> &[u8] {
        &self.public
    }

    fn algorithm(&self) -> &'static rcgen::SignatureAlgorithm {
        &PKCS_ECDSA_P256_SHA256
    }
}

impl rcgen::SigningKey for OwnKey {
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, rcgen::Error> {
        let mut room = [0; 128];
        let signature = self.key.sign_asn1::<Sha256>(&[message], &mut room);
        Ok(signature.map_err(|_| rcgen::Error::RemoteKeyError)?.to_vec())
    }
}

fn refused(why: graviola::Error) -> io::Error {
    io::Error::other(format!("{why:?}"))
}
