//! The addresses under which phones may find this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, UdpSocket};

use if_addrs::{IfAddr, Interface, get_if_addrs};

/// An address of this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkAddress {
    /// The interface: `wlan0`, `en0`.
    pub interface: String,
    pub address: IpAddr,
    /// Whether a phone in the room can hardly reach it: this machine's own, a container's, a
    /// tunnel's, or one without a router.
    pub is_unlikely: bool,
}

/// Returns this machine's addresses, the one that leads to other machines first; those that a phone
/// can hardly reach come last.
pub fn network_addresses() -> Vec<NetworkAddress> {
    in_order(get_if_addrs().unwrap_or_default(), [routed_v4(), routed_v6()])
}

fn in_order(found: Vec<Interface>, routed: [Option<IpAddr>; 2]) -> Vec<NetworkAddress> {
    let mut all: Vec<NetworkAddress> = found.into_iter().filter_map(known).collect();
    let place = |one: &NetworkAddress| {
        let is_routed = routed.contains(&Some(one.address));
        // IPv4 first: it is shorter to type, and every phone has it.
        (one.is_unlikely, !is_routed, one.address.is_ipv6())
    };
    all.sort_by_key(place);
    all
}

/// Returns what is known of an interface; nothing of those whose address changes with every packet
/// or needs the name of an interface beside it.
fn known(interface: Interface) -> Option<NetworkAddress> {
    let address = match &interface.addr {
        IfAddr::V4(own) => IpAddr::V4(own.ip),
        IfAddr::V6(own) if own.ip.is_unicast_link_local() => return None,
        IfAddr::V6(own) => IpAddr::V6(own.ip),
    };
    let is_unlikely = interface.is_p2p() || is_unlikely(&interface.name, address);
    Some(NetworkAddress { interface: interface.name, address, is_unlikely })
}

/// How the interfaces of containers, virtual machines and tunnels are called.
const NOT_IN_THE_ROOM: [&str; 16] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "cni",
    "flannel",
    "lxc",
    "podman",
    "tun",
    "tap",
    "utun",
    "wg",
    "tailscale",
    "zt",
];

pub fn is_unlikely(name: &str, address: IpAddr) -> bool {
    let name = name.to_ascii_lowercase();
    let is_elsewhere = NOT_IN_THE_ROOM.iter().any(|start| name.starts_with(start))
        || name.contains("vethernet")
        || name.contains("vpn");
    let is_closed = match address {
        IpAddr::V4(own) => {
            // 100.64.0.0/10 is what tunnels and mobile networks give out.
            let [first, second, ..] = own.octets();
            let is_shared = first == 100 && (64..128).contains(&second);
            own.is_link_local() || own.is_unspecified() || is_shared
        }
        IpAddr::V6(own) => own.is_unspecified(),
    };
    is_elsewhere || is_closed || address.is_loopback()
}

/// Returns the address from which packets to other networks leave. Nothing is sent: connecting a UDP
/// socket only looks up the route. The target is set aside for examples (RFC 5737, RFC 3849).
fn routed_v4() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

fn routed_v6() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv6Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}
